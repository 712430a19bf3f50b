import { logProblem } from './log.ts';

let context: AudioContext | undefined;

// Browsers play nothing before somebody has touched the page.
const mayChime = (): boolean => context?.state === 'running';

/** Asks the browser to let the page be heard; works when called from a tap. Resolves with whether it does. */
export async function allowChime(): Promise<boolean> {
  try {
    context ??= new AudioContext();
    // Without a tap this stays pending for ever.
    await Promise.race([
      context.resume(),
      new Promise((resolve) => {
        setTimeout(resolve, 500);
      }),
    ]);
  } catch (cause) {
    logProblem('The page cannot be heard', cause);
  }
  return mayChime();
}

interface Tone {
  readonly hz: number;
  /** When it begins and how long it lasts, in seconds. */
  readonly at: number;
  readonly lasts: number;
}

const loudness = 0.5;

function play(tones: readonly Tone[]): void {
  if (!context || !mayChime()) return;
  for (const { hz, at, lasts } of tones) {
    const starts = context.currentTime + at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, starts);
    volume.gain.linearRampToValueAtTime(loudness, starts + Math.min(0.02, lasts / 4));
    volume.gain.exponentialRampToValueAtTime(0.001, starts + lasts);
    const tone = new OscillatorNode(context, { type: 'sine', frequency: hz });
    tone.connect(volume).connect(context.destination);
    tone.start(starts);
    tone.stop(starts + lasts);
  }
}

/** Rings once like a door bell, if the page may be heard. */
export const chime = (): void =>
  play([
    { hz: 784, at: 0, lasts: 0.9 },
    { hz: 587, at: 0.28, lasts: 0.9 },
  ]);

/** Shakes the phone, where it can: those of Apple cannot. */
export function shake(pattern: number | number[] = [400, 150, 400, 150, 400]): void {
  navigator.vibrate?.(pattern);
}

// High and short is well; low and long is not; two are a question.
const signals = {
  step: { tones: [{ hz: 1320, at: 0, lasts: 0.04 }], shakes: [20] },
  ok: { tones: [{ hz: 880, at: 0, lasts: 0.12 }], shakes: [60] },
  back: {
    tones: [
      { hz: 880, at: 0, lasts: 0.1 },
      { hz: 587, at: 0.12, lasts: 0.16 },
    ],
    shakes: [60, 60, 60],
  },
  ask: {
    tones: [
      { hz: 440, at: 0, lasts: 0.14 },
      { hz: 440, at: 0.2, lasts: 0.14 },
    ],
    shakes: [120, 80, 120],
  },
  bad: { tones: [{ hz: 220, at: 0, lasts: 0.35 }], shakes: [400] },
  twice: {
    tones: [
      { hz: 660, at: 0, lasts: 0.06 },
      { hz: 660, at: 0.09, lasts: 0.06 },
    ],
    shakes: [30, 30, 30],
  },
  half: {
    tones: [
      { hz: 330, at: 0, lasts: 0.08 },
      { hz: 220, at: 0.1, lasts: 0.08 },
    ],
    shakes: [80, 40, 80],
  },
  foreign: {
    tones: [
      { hz: 220, at: 0, lasts: 0.2 },
      { hz: 165, at: 0.22, lasts: 0.4 },
    ],
    shakes: [400, 100, 200],
  },
  closed: {
    tones: [
      { hz: 220, at: 0, lasts: 0.1 },
      { hz: 220, at: 0.15, lasts: 0.1 },
      { hz: 220, at: 0.3, lasts: 0.1 },
    ],
    shakes: [100, 60, 100, 60, 100],
  },
} as const;

/** What came of something, told to whoever looks elsewhere. */
export type Signal = keyof typeof signals;

/** Sounds and shakes what came of something; after a tap or a key, as browsers ask for. */
export function signal(kind: Signal): void {
  const { tones, shakes } = signals[kind];
  shake([...shakes]);
  if (mayChime()) play(tones);
  else void allowChime().then(() => play(tones));
}
