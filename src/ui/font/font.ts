import { logProblem } from '#src/device/log.ts';
import inter from './inter.woff2';

// What is bold is semibold: of the weights the app uses two.
const weights = { weight: '400 600' };
let whole: FontFace | null = null;

/** Reads the app's typeface where the service worker has kept it, so that the first screen is drawn in it. */
export async function readFont(): Promise<void> {
  try {
    // Without TLS a page has no caches.
    const kept = await globalThis.caches?.match(inter, { ignoreVary: true });
    if (kept) whole = await new FontFace('Inter', await kept.arrayBuffer(), weights).load();
  } catch (cause) {
    logProblem('The typeface could not be read', cause);
  }
}

/** Fetches the app's typeface where it is not there yet; rejects when it cannot be had. */
export async function fetchFont(): Promise<void> {
  whole ??= await new FontFace('Inter', `url(${inter})`, weights).load();
}

/** Draws in the app's typeface, if it has come, else in what is as wide. Called before something else is shown, so that nothing that somebody reads moves. */
export function showFont(): void {
  const { dataset } = document.documentElement;
  // The bars stay from one screen to the next, and keep what they were drawn in.
  if (whole && dataset['font'] === '' && !document.fonts.has(whole)) dataset['font'] = 'late';
  dataset['font'] ??= '';
  if (whole) document.fonts.add(whole);
}
