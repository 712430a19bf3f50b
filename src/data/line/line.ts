import { logProblem } from '../../device/log.ts';
import { untilWoken } from '../../device/wake/until-woken.ts';
import { OfflineError } from '../api-errors.ts';
import { isJson, isNamed } from './names.ts';

// Together less than ten seconds: for longer nobody should believe that what they see is new.
const quietFor = 6_000;
const answerWithin = 2_500;
// While the line is silent somebody waits for it.
const retryMs = 1_000;

let receivedAt = -Infinity;
let silent = false;
let hope = new AbortController();
let recheck = new AbortController();
const watchers = new Set<LineWatcher>();

/** Who is notified how the line to the server is. */
export interface LineWatcher {
  readonly fell: () => void;
  readonly back: () => void;
}

/** Something came from the server. */
export function noteReceived(): void {
  receivedAt = performance.now();
  if (!silent) return;
  silent = false;
  for (const { back } of watchers) back();
  const old = hope;
  hope = new AbortController();
  old.abort(new OfflineError('the line was silent'));
}

/** The server was not reached: it is asked at once whether it is there. */
export function noteNotReached(): void {
  receivedAt = -Infinity;
  checkNow();
}

/** Whether the server is known not to be reached; `back` is called when it is again. */
export const isSilent = (): boolean => silent;

function checkNow(): void {
  recheck.abort();
  recheck = new AbortController();
}

/** Aborted when the line carries again after a silence: what was sent into that gets no answer. */
export const sentBeforeSilence = (): AbortSignal => hope.signal;

/**
 * Finds out, while the page is looked at, that the line to the server has fallen silent, though no
 * connection was closed, and that it carries again. Returns what ends it.
 */
export function watchLine(watcher: LineWatcher): () => void {
  watchers.add(watcher);
  if (watchers.size === 1) startWatching();
  return () => {
    watchers.delete(watcher);
    checkNow();
  };
}

function startWatching(): void {
  const watching = watch();
  watching.catch((cause: unknown) => logProblem('The line is not watched any more', cause));
}

async function watch(): Promise<void> {
  while (watchers.size > 0) {
    const quiet = performance.now() - receivedAt;
    if (document.visibilityState === 'hidden') await untilWoken(null, recheck.signal);
    else if (!silent && quiet < quietFor) await untilWoken(quietFor - quiet, recheck.signal);
    else if (await isThere()) noteReceived();
    else {
      fall();
      await untilWoken(retryMs, recheck.signal);
    }
  }
}

function fall(): void {
  // What closed the page's eyes is no silence.
  if (silent || document.visibilityState === 'hidden') return;
  silent = true;
  for (const { fell } of watchers) fell();
}

/** Whether the server answers, as far as one sees: not the page of a Wi-Fi. */
async function isThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerWithin);
    const response = await fetch('/health', { cache: 'no-store', signal });
    return response.status < 500 && (isJson(response) || isNamed(response));
  } catch {
    return false;
  }
}
