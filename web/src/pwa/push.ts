/** Being told when it is one's turn at a table by days: asked for by the player, on this device. */
import { api } from '../net/api';

export type Told = 'unable' | 'blocked' | 'off' | 'on';

export function able(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export async function told(): Promise<Told> {
  if (!able()) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && (await api.push()).subscribed ? 'on' : 'off';
}

export async function tellMe(): Promise<Told> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const registration = await navigator.serviceWorker.ready;
  const { key } = await api.push();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  await api.subscribe(subscription.toJSON());
  return 'on';
}

export async function tellMeNoMore(): Promise<Told> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await api.unsubscribe();
  return 'off';
}

/** Base64url as the server writes keys. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}
