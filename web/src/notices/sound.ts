/** Quiet sounds, made in the page: a few soft tones each, and none unless they were asked for. */
import { settings } from '../table/settings.svelte';

export type Sound = 'piece' | 'turn' | 'end' | 'best';

/** A tone: how high, when it begins, and how long it fades, in seconds. */
type Tone = readonly [hertz: number, at: number, length: number];
const SOUNDS: Record<Sound, readonly Tone[]> = {
  piece: [[196, 0, 0.09]],
  turn: [
    [523, 0, 0.35],
    [659, 0.13, 0.5],
  ],
  end: [
    [392, 0, 0.7],
    [494, 0.12, 0.7],
    [587, 0.24, 0.9],
  ],
  best: [
    [523, 0, 0.3],
    [659, 0.1, 0.3],
    [784, 0.2, 0.3],
    [1047, 0.3, 0.8],
  ],
};
const LOUD = 0.07;
const SILENT = 0.0001;

let audio: AudioContext | undefined;

export function sound(name: Sound): void {
  if (settings.sounds === 'off' || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // Browsers let a page sound only after somebody has touched it.
  if (audio.state === 'suspended') void audio.resume().catch(() => {});
  for (const [hertz, at, length] of SOUNDS[name]) {
    const begin = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: name === 'piece' ? 'triangle' : 'sine', frequency: hertz });
    const volume = new GainNode(audio, { gain: SILENT });
    volume.gain.setValueAtTime(SILENT, begin);
    volume.gain.exponentialRampToValueAtTime(LOUD, begin + 0.015);
    volume.gain.exponentialRampToValueAtTime(SILENT, begin + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
