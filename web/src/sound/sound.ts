/** Short sounds, made here out of oscillators and noise: no files, nothing to download. */
import { settings } from '../settings/settings.svelte';

export type Sound =
  'roll' | 'land' | 'keep' | 'take' | 'steal' | 'fail' | 'turn' | 'worm' | 'win' | 'tick' | 'join' | 'flip';

let context: AudioContext | null = null;

/** Browsers let a page sound only after a touch: the first one wakes the context. */
function awake(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

interface Tone {
  at: number;
  from: number;
  to?: number;
  length: number;
  gain?: number;
  type?: OscillatorType;
}

function tone(
  audio: AudioContext,
  out: AudioNode,
  { at, from, to = from, length, gain = 0.3, type = 'sine' }: Tone,
): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const envelope = audio.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(gain, start + 0.012);
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(envelope).connect(out);
  oscillator.start(start);
  oscillator.stop(start + length + 0.05);
}

/** The rattle is made once for each length: a roll has many knocks, and none of them may cost a frame. */
const rattles = new Map<number, AudioBuffer>();

function rattle(audio: AudioContext, length: number): AudioBuffer {
  const known = rattles.get(length);
  if (known) return known;
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  rattles.set(length, buffer);
  return buffer;
}

function knock(audio: AudioContext, out: AudioNode, at: number, pitch: number, gain: number, length = 0.05): void {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = rattle(audio, length);
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 2.2;
  volume.gain.value = gain;
  source.connect(filter).connect(volume).connect(out);
  source.start(audio.currentTime + at);
}

type Score = (audio: AudioContext, out: AudioNode) => void;

const scores: Record<Sound, Score> = {
  roll: (audio, out) => {
    for (let i = 0; i < 7; i++) knock(audio, out, i * 0.05 + Math.random() * 0.03, 900 + Math.random() * 1500, 0.5);
  },
  land: (audio, out) => {
    for (let i = 0; i < 4; i++) knock(audio, out, i * 0.035, 500 + Math.random() * 500, 1.1, 0.08);
  },
  keep: (audio, out) => {
    knock(audio, out, 0, 420, 1.2, 0.07);
    tone(audio, out, { at: 0.02, from: 520, to: 700, length: 0.09, gain: 0.16, type: 'triangle' });
  },
  take: (audio, out) => {
    tone(audio, out, { at: 0, from: 523, length: 0.14, type: 'triangle' });
    tone(audio, out, { at: 0.09, from: 784, length: 0.26, type: 'triangle' });
  },
  // A slide up and two clucks.
  steal: (audio, out) => {
    tone(audio, out, { at: 0, from: 260, to: 1180, length: 0.28, gain: 0.22, type: 'sawtooth' });
    tone(audio, out, { at: 0.34, from: 900, to: 420, length: 0.08, gain: 0.3, type: 'square' });
    tone(audio, out, { at: 0.47, from: 1040, to: 380, length: 0.13, gain: 0.3, type: 'square' });
  },
  // A small sad trumpet.
  fail: (audio, out) => {
    tone(audio, out, { at: 0, from: 294, to: 282, length: 0.2, gain: 0.16, type: 'sawtooth' });
    tone(audio, out, { at: 0.21, from: 262, to: 250, length: 0.2, gain: 0.16, type: 'sawtooth' });
    tone(audio, out, { at: 0.42, from: 233, to: 165, length: 0.5, gain: 0.18, type: 'sawtooth' });
  },
  turn: (audio, out) => {
    tone(audio, out, { at: 0, from: 660, length: 0.1, gain: 0.2 });
    tone(audio, out, { at: 0.1, from: 880, length: 0.18, gain: 0.2 });
  },
  worm: (audio, out) => tone(audio, out, { at: 0, from: 380, to: 760, length: 0.1, gain: 0.25 }),
  win: (audio, out) => {
    [523, 659, 784, 1047].forEach((from, i) =>
      tone(audio, out, { at: i * 0.13, from, length: i === 3 ? 0.6 : 0.16, gain: 0.26, type: 'triangle' }),
    );
  },
  tick: (audio, out) => knock(audio, out, 0, 2400, 0.5, 0.03),
  join: (audio, out) => {
    tone(audio, out, { at: 0, from: 440, to: 620, length: 0.1, gain: 0.2 });
    tone(audio, out, { at: 0.1, from: 620, to: 540, length: 0.1, gain: 0.2 });
  },
  flip: (audio, out) => knock(audio, out, 0, 700, 0.9, 0.06),
};

export function play(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0) return;
  const audio = awake();
  if (!audio || audio.state !== 'running') return;
  const master = audio.createGain();
  master.gain.value = settings.volume;
  master.connect(audio.destination);
  scores[sound](audio, master);
  setTimeout(() => master.disconnect(), 2000);
}

const patterns: Partial<Record<Sound, number[]>> = {
  land: [18],
  keep: [8],
  take: [25],
  steal: [20, 40, 60],
  fail: [90, 50, 140],
  turn: [30, 60, 30],
};

export function buzz(sound: Sound): void {
  const pattern = patterns[sound];
  if (!settings.vibration || !pattern || typeof navigator === 'undefined' || !('vibrate' in navigator)) return;
  // Before the first touch browsers refuse it, and complain.
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate(pattern);
}

/** Sound and vibration of a happening. */
export function feel(sound: Sound): void {
  play(sound);
  buzz(sound);
}

/** Wakes the sound at the first touch or key. */
export function listenForTouch(): void {
  const wake = () => awake();
  window.addEventListener('pointerdown', wake, { once: true });
  window.addEventListener('keydown', wake, { once: true });
}
