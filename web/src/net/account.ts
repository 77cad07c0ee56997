/** The optional account: it joins the devices of one person, by passkey or by a link that works once. */
import { call } from './api';

export interface Account {
  passkeys: { passkey: string; label: string; created: number }[];
  devices: number;
}

type Answer = { account: Account | null };
type Challenge<T> = { challenge: string; options: T };

const post = <T>(path: string, body: object = {}) => call<T>(`/api/account/${path}`, { method: 'POST', body });

export function passkeysPossible(): boolean {
  return (
    typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}

function json(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError');
  return credential.toJSON();
}

export const account = {
  show: async () => (await call<Answer>('/api/account')).account,

  async addPasskey(label: string): Promise<Account | null> {
    const { challenge, options } = await post<Challenge<PublicKeyCredentialCreationOptionsJSON>>('challenge', {
      register: true,
    });
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = json(await navigator.credentials.create({ publicKey }));
    return (await post<Answer>('passkeys', { challenge, credential, label })).account;
  },

  async signIn(): Promise<Account | null> {
    const { challenge, options } = await post<Challenge<PublicKeyCredentialRequestOptionsJSON>>('challenge', {
      register: false,
    });
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = json(await navigator.credentials.get({ publicKey }));
    return (await post<Answer>('sign-in', { challenge, credential })).account;
  },

  byLink: async (token: string) => (await post<Answer>('sign-in', { token })).account,
  link: () => post<{ url: string; token: string; until: number }>('link'),
  signOut: async () => (await post<Answer>('sign-out')).account,
  drop: async (passkey: string) =>
    (await call<Answer>(`/api/account/passkeys/${encodeURIComponent(passkey)}`, { method: 'DELETE' })).account,
};
