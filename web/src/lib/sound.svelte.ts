// A few soft wooden sounds, made on the spot; silent until switched on, on phones by default.
import { keep, kept } from './keepsake';

export type Sound = 'piece' | 'turn' | 'refusal' | 'won' | 'lost' | 'over' | 'fall' | 'stamp';

/** Knocks of a sound: when (s), pitch (Hz), loudness. */
const KNOCKS: Record<Sound, [number, number, number][]> = {
  piece: [[0, 310, 0.5]],
  turn: [
    [0, 392, 0.4],
    [0.11, 523, 0.5],
  ],
  refusal: [
    [0, 165, 0.5],
    [0.09, 147, 0.4],
  ],
  fall: [
    [0, 262, 0.4],
    [0.08, 208, 0.45],
    [0.17, 156, 0.5],
  ],
  stamp: [
    [0, 110, 0.8],
    [0.02, 165, 0.6],
  ],
  won: [
    [0, 330, 0.45],
    [0.12, 392, 0.45],
    [0.24, 494, 0.5],
    [0.36, 587, 0.5],
    [0.54, 659, 0.55],
  ],
  lost: [
    [0, 208, 0.5],
    [0.24, 156, 0.5],
  ],
  over: [
    [0, 330, 0.45],
    [0.16, 415, 0.45],
  ],
};

let on = $state(kept('parlour-sound') ? kept('parlour-sound') === 'on' : !matchMedia('(pointer: coarse)').matches);
let room: AudioContext | undefined;

export function soundOn(): boolean {
  return on;
}

export function switchSound(): void {
  on = !on;
  keep('parlour-sound', on ? 'on' : 'off');
  play('piece');
}

export function play(sound: Sound): void {
  if (!on || document.hidden || !('AudioContext' in globalThis)) return;
  // Browsers keep a context asleep until somebody has touched the page.
  if (!navigator.userActivation?.hasBeenActive) return;
  room ??= new AudioContext();
  void room.resume();
  for (const [after, pitch, loudness] of KNOCKS[sound]) knock(room, room.currentTime + after, pitch, loudness);
}

/** A struck block of wood: a short tone with its overtone, and the click of the stick. */
function knock(room: AudioContext, at: number, pitch: number, loudness: number): void {
  for (const [ratio, share, length] of [
    [1, 1, 0.16],
    [2.76, 0.35, 0.07],
  ] as const) {
    const tone = new OscillatorNode(room, { frequency: pitch * ratio, type: 'sine' });
    const fade = new GainNode(room, { gain: 0 });
    fade.gain.setValueAtTime(0, at);
    fade.gain.linearRampToValueAtTime(loudness * share * 0.3, at + 0.004);
    fade.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(fade).connect(room.destination);
    tone.start(at);
    tone.stop(at + length);
  }
  const click = new AudioBufferSourceNode(room, { buffer: noise(room) });
  const body = new BiquadFilterNode(room, { type: 'bandpass', frequency: pitch * 4, Q: 1.2 });
  const fade = new GainNode(room, { gain: loudness * 0.12 });
  click.connect(body).connect(fade).connect(room.destination);
  click.start(at);
}

function noise(room: AudioContext): AudioBuffer {
  const length = Math.floor(room.sampleRate * 0.02);
  const buffer = room.createBuffer(1, length, room.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  return buffer;
}
