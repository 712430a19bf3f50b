import type { Interval } from '#contract/booking/schedules/intervals.ts';

/** How large a minute and the axis at the side are, in px. */
export const minutePx = 1.6;
export const axisPx = 56;
/** In what is narrower, words stand upright. */
export const leastReadablePx = 80;

// Of a card, its edges left out; calendar-card.css says the same.
const linePx = 14;
const edgesPx = 6;

// Of a letter of a plate that stands upright; of its sign with the gap after it, and the card's edges.
const letterPx = 7.25;
const besidePx = 20;

/** Whether a plate that stands upright has room in something so long: the half of one says nothing. */
export const fitsUpright = (plate: string, minutes: number): boolean =>
  minutes * minutePx >= besidePx + plate.length * letterPx;

/** How many lines of text something so long has room for. */
export const linesIn = (minutes: number): number =>
  Math.floor((minutes * minutePx - edgesPx) / linePx);

/** How long something has to be drawn at least to have room for one. */
export const leastMinutes = Math.ceil((linePx + edgesPx) / minutePx);

/** How wide a column is at least (px). Several days stand beside each other as a whole: what each is divided into is as narrow as it takes. */
export const leastPx = (columns: number, perDay: number): number =>
  perDay > 1 && columns > perDay ? 24 : 108;

/** How wide each of some columns is where there is so much room, and it is at least so wide. */
export const columnPx = (room: number, columns: number, least: number): number =>
  Math.max(least, Math.floor((10 * (room - axisPx)) / Math.max(columns, 1)) / 10);

// So many are drawn beside those in sight.
const beside = 1;

/** Which columns are drawn: those in sight and some beside them, as many wherever it is scrolled to. */
export function drawn(scrolled: number, room: number, width: number, columns: number): Interval {
  const count = Math.ceil((room - axisPx) / width) + 1 + 2 * beside;
  const first = Math.min(Math.floor(scrolled / width) - beside, columns - count);
  const from = Math.max(0, first);
  return { from, to: Math.min(columns, from + count) };
}

/** What is drawn already and what is seen, as one; only what is seen, where something lies between them. */
export function together(drawn: Interval, seen: Interval): Interval {
  if (seen.from > drawn.to || seen.to < drawn.from) return seen;
  const [from, to] = [Math.min(drawn.from, seen.from), Math.max(drawn.to, seen.to)];
  return { from, to };
}

/** The numbers of the columns in an interval of them. */
export const numbersIn = ({ from, to }: Interval): number[] =>
  Array.from({ length: to - from }, (_, nth) => from + nth);

/** To the next whole step before a number. */
export const stepped = (minutes: number, step: number): number =>
  Math.floor(minutes / step + 1e-6) * step;
