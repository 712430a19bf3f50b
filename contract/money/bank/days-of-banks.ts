/** A day, `yyyy-MM-dd`, where its parts are one of the calendar; else undefined. */
export function dayOfParts(year: string, month: string, day: string): string | undefined {
  const written = `${year}-${month}-${day}`;
  const at = /^\d{4}-\d\d-\d\d$/.test(written) ? Date.parse(written) : Number.NaN;
  // Where a month has fewer days, the calendar counts on into the next.
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(written);
  return isDay ? written : undefined;
}
