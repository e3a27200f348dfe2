/** Makes our sounds with the browser's own synthesizer. */
import type { Sound } from "./choosing";
import { lengthOf, RECIPES, type Voice } from "./recipes";

/** Seconds from one sound to the next. */
const GAP = 0.08;
const ATTACK = 0.012;

let context: AudioContext | null = null;
let gust: AudioBuffer | null = null;

/** Play sounds one after the other, so loud (0 to 1). */
export function play(sounds: readonly Sound[], volume: number): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  let start = context.currentTime + 0.02;
  for (const sound of sounds) {
    for (const voice of RECIPES[sound]) sing(context, voice, start, volume);
    start += Math.min(lengthOf(sound), 0.5) + GAP;
  }
}

function sing(context: AudioContext, { wave, from, to, at, long, loud }: Voice, start: number, volume: number): void {
  const begin = start + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud * volume, begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  gain.connect(context.destination);
  const source =
    wave === "gust" ? blow(context, from, to, begin, long, gain) : swing(context, wave, from, to, begin, long, gain);
  source.start(begin);
  source.stop(begin + long + 0.05);
}

function swing(
  context: AudioContext,
  wave: OscillatorType,
  from: number,
  to: number,
  begin: number,
  long: number,
  into: AudioNode,
): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + long);
  oscillator.connect(into);
  return oscillator;
}

/** Noise through a filter that moves: sand, wind and stones. */
function blow(
  context: AudioContext,
  from: number,
  to: number,
  begin: number,
  long: number,
  into: AudioNode,
): AudioBufferSourceNode {
  gust ??= noise(context);
  const source = context.createBufferSource();
  source.buffer = gust;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 0.9;
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + long);
  source.connect(filter).connect(into);
  return source;
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
