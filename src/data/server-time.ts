/**
 * The server's clock as seen from here. A `Date` header has whole seconds, so that each answer only
 * bounds the offset; the bounds of several answers together make it exact to a fraction of a second.
 */
let least = -Infinity;
let most = Infinity;

/** Learns from one answer: its `Date` header, and when by our clock the call left and the answer came (ms). */
export function learnServerTime(date: string | null, sent: number, received: number): void {
  const second = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(second)) return;
  const low = second - received;
  const high = second + 1000 - sent;
  // Bounds that do not meet mean that one of the clocks was set: start anew.
  const disagree = low > most || high < least;
  least = disagree ? low : Math.max(least, low);
  most = disagree ? high : Math.min(most, high);
}

/** Milliseconds to add to this device's clock to get the server's; 0 until an answer came. */
export const serverOffset = (): number =>
  Number.isFinite(least) && Number.isFinite(most) ? Math.round((least + most) / 2) : 0;

/** Now by the server's clock, in ms since 1970. Waits and countdowns count by it. */
export const serverNow = (): number => Date.now() + serverOffset();
