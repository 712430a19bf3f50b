import { logProblem } from './log.ts';

/** Copies a text; false when the browser does not let us, which is logged. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (cause) {
    logProblem('Nothing was copied', cause);
    return false;
  }
}
