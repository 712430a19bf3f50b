import { keep, readKept } from '../device/storage.ts';

/**
 * The server's clock as seen from here. A `Date` header has whole seconds, so that each answer only
 * bounds the offset; the bounds of several answers together make it exact to a fraction of a second.
 */
let least = -Infinity;
let most = Infinity;

/** What is kept for a start without the server: the offset, and when by the server's clock it was last heard (ms). */
interface Kept {
  readonly offset: number;
  readonly receivedAt: number;
}

const key = 'wheelhouse.clock';
const keptEvery = 60_000;
const noticed = 1_000;
let kept = readClock();

function readClock(): Kept {
  const [offset = 0, receivedAt = 0] = (readKept(key) ?? '').split(' ').map(Number);
  return { offset: offset || 0, receivedAt: receivedAt || 0 };
}

/** Learns from one answer: its `Date` header, and when by our clock the call left and the answer came (ms). */
export function learnServerTime(date: string | null, sent: number, received: number): void {
  const second = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(second)) return;
  const low = second - received;
  const high = second + 1000 - sent;
  // Bounds that do not meet mean that one of the clocks was set: start again.
  const disagree = low > most || high < least;
  least = disagree ? low : Math.max(least, low);
  most = disagree ? high : Math.min(most, high);
  const offset = Math.round((least + most) / 2);
  const isNews = Math.abs(offset - kept.offset) > noticed || second - kept.receivedAt > keptEvery;
  if (!isNews) return;
  kept = { offset, receivedAt: second };
  keep(key, `${offset} ${second}`);
}

/** Milliseconds to add to this device's clock to get the server's; as last known until an answer came, 0 where none ever did. */
export function serverOffset(): number {
  noticeSet();
  if (Number.isFinite(least) && Number.isFinite(most)) return Math.round((least + most) / 2);
  // Time does not go back: a clock that says so was set.
  return Math.max(kept.offset, kept.receivedAt - Date.now());
}

let latest = -Infinity;

/**
 * Now by the server's clock, in ms since 1970. Waits and countdowns count by it. It stands still
 * where the first answers show that it was taken for up to a second later than it is: what is done
 * after something else is never before it.
 */
export function serverNow(): number {
  const now = Date.now() + serverOffset();
  const back = latest - now;
  if (back <= 0 || back > noticed) latest = now;
  return latest;
}

const doneKey = 'wheelhouse.lastDone';

/**
 * When what is being done now was done, by the server's clock (ms): not before what was done last on
 * this device. Each tab estimates that clock by itself, as does a page that is loaded again.
 */
export function doneNow(): number {
  const now = serverNow();
  const back = Number(readKept(doneKey) ?? 0) - now;
  if (back > 0 && back <= noticed) latest += back;
  keep(doneKey, String(latest));
  return latest;
}

/** When the answer that a query shows was given, by the server's clock (ms); null when there is none. Queries date theirs by this device's. */
export const answeredAt = ({ dataUpdatedAt }: { readonly dataUpdatedAt: number }): number | null =>
  dataUpdatedAt === 0 ? null : dataUpdatedAt + serverOffset();

const sinceLoaded = () => Date.now() - performance.now();
let loadedAt = sinceLoaded();

let setBackBy = 0;

// A clock that goes back while the page lives was set. One that jumps forward may have slept; after it
// was set back it was set right again.
function noticeSet(): void {
  const forward = sinceLoaded() - loadedAt;
  loadedAt += forward;
  if (Math.abs(forward) <= noticed) return;
  const back = 0 - Math.min(forward, setBackBy);
  setBackBy += back;
  least += back;
  most += back;
  kept = { ...kept, offset: kept.offset + back };
}
