import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { dateFormat } from './formats.ts';

/**
 * Days (`yyyy-MM-dd`) or months (`yyyy-MM`) in their order as short as people say them below an axis:
 * months `Jan`, days of a few weeks `Fri 27`, of more `27 Nov`; of more than one year with that.
 */
export function axisNames(points: readonly string[], language: string): string[] {
  const [first = '', last = ''] = [points[0], points.at(-1)];
  const year = first.slice(0, 4) === last.slice(0, 4) ? {} : ({ year: '2-digit' } as const);
  const isLong = daysAfter(`${first}-01`.slice(0, 10), 31) < last;
  return points.map((point) => {
    const say = (options: Intl.DateTimeFormatOptions) =>
      dateFormat(language, { ...options, timeZone: 'UTC' }).format(
        new Date(`${point}-01`.slice(0, 10)),
      );
    if (point.length === 7) return say({ month: 'short', ...year });
    if (isLong) return say({ day: 'numeric', month: 'short', ...year });
    return `${say({ weekday: 'short' })} ${say({ day: 'numeric' })}`;
  });
}
