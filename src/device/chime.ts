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

// Two tones of a door bell, in Hz, and when each begins, in seconds.
const tones = [
  { hz: 784, at: 0 },
  { hz: 587, at: 0.28 },
];
const lasts = 0.9;
const loudness = 0.5;

/** Rings once, if the page may be heard. */
export function chime(): void {
  if (!context || !mayChime()) return;
  for (const { hz, at } of tones) {
    const starts = context.currentTime + at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, starts);
    volume.gain.linearRampToValueAtTime(loudness, starts + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, starts + lasts);
    const tone = new OscillatorNode(context, { type: 'sine', frequency: hz });
    tone.connect(volume).connect(context.destination);
    tone.start(starts);
    tone.stop(starts + lasts);
  }
}

/** Shakes the phone, where it can: those of Apple cannot. */
export function shake(): void {
  navigator.vibrate?.([400, 150, 400, 150, 400]);
}
