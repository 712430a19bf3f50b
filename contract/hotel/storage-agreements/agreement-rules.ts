/** The last day of something that begins on a day (`yyyy-MM-dd`) and lasts so many months: the day before the same one. */
export function lastDayOf(begins: string, months: number): string {
  const [year = 0, month = 0, day = 0] = begins.split('-').map(Number);
  // Of a month that has no such day, the last one it has.
  const most = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const end = Date.UTC(year, month - 1 + months, Math.min(day, most));
  const before = day > most ? end : end - dayLength;
  return new Date(before).toISOString().slice(0, 10);
}

const dayLength = 86_400_000;
