/** A minute of a day as a clock shows it: `07:30`. */
export const writeMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The minute of a day that `07:30` or `7.30` says; null of what is none. */
export function readMinute(text: string): number | null {
  const [, hour, minute] = /^(\d{1,2})[:.](\d\d)(?::\d\d)?$/.exec(text.trim()) ?? [];
  const read = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && read <= 1440 ? read : null;
}
