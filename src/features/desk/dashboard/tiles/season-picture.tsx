import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { daysOf } from '#contract/kit/time/periods.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { seasonCurve } from '#contract/reports/season-curve.ts';
import { queryFor } from '#src/data/query.ts';
import { useToday } from '#src/crud/values/use-today.ts';
import { axisNames } from '#src/i18n/axis-days.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Chart } from '#src/ui/chart/chart.tsx';
import { Link } from 'react-router';

// Weeks stand beside weeks, of which a year has no whole number.
const year = -364;

/** The season of the hotel week by week beside the whole of the one before, which shows what is still to come. Nothing where neither had any. */
export function SeasonPicture() {
  const { t, i18n } = useTranslation('dashboard');
  const siteId = useSiteId();
  const today = useToday();
  const [from, to] = daysOf('this_season', today);
  const weeks = (first: string, last: string) =>
    queryFor(siteId, seasonCurve.calls.run, { query: { from: first, to: last, by: 'week' } });
  const now = useQuery(weeks(from, to)).data?.data.lines;
  const before = useQuery(weeks(daysAfter(from, year), daysAfter(to, year))).data?.data.lines;
  if (!now || !before) return null;
  const values = [now, before].map((lines) => lines.map((line) => line.values[0] ?? null));
  if (!values.flat().some(Boolean)) return null;
  const days = now.map(({ key }) => key ?? '');
  return (
    <div className="stack tight">
      <h3>
        <Link to={sitePath(siteId, 'reports/season-curve')}>{t('hotel.season')}</Link>
      </h3>
      <Chart
        kind="lines"
        label={t('hotel.season')}
        x={axisNames(days, i18n.language)}
        xName={t('hotel.week')}
        series={[
          {
            name: t('hotel.thisSeason'),
            values: values[0]!.map((value, at) => (days[at]! > today ? null : value)),
          },
          { name: t('hotel.yearBefore'), values: values[1]! },
        ]}
      />
    </div>
  );
}
