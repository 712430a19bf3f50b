import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { generalSales } from '#contract/reports/general-sales.ts';
import { groupSales } from '#contract/reports/group-sales.ts';
import { orders } from '#contract/sales/orders.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { useReportWords } from '#src/crud/report/report-words.ts';
import { queryFor } from '#src/data/query.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useToday } from '#src/crud/values/use-today.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Sparkline } from '#src/ui/chart/sparkline.tsx';
import { ownTile } from './own-tile.ts';
import { Tile } from './tile.tsx';
import { TileNumber } from './tile-number.tsx';

const week = 6;
const month = 29;

/** What was sold today and within a week and a month, and what that has brought to those who may know what it cost. */
export function SalesTile() {
  const { t } = useTranslation('dashboard');
  const siteId = useSiteId();
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights;
  const seesCosts = rights?.includes(groupSales.read) ?? false;
  const today = useToday();
  const words = useReportWords(generalSales);
  const asked = { from: daysAfter(today, -month), to: today };
  const since = daysAfter(today, -week);
  const sold = useQuery(
    queryFor(siteId, generalSales.calls.run, { query: { ...asked, by: 'day' } }),
  );
  const brought = useQuery({
    ...queryFor(siteId, groupSales.calls.run, { query: { ...asked, by: 'week' } }),
    enabled: seesCosts,
  });
  const changed = useChanges(orders.name);
  useReadAgain(sold, changed);
  useReadAgain(brought, changed);
  const { net } = generalSales.columns;
  const columns = Object.keys(generalSales.columns);
  const at = columns.indexOf('net');
  const sales = sitePath(siteId, 'statistics/general/sales');
  const rate = Object.keys(groupSales.columns).indexOf('margin_rate');
  const margin = brought.data?.data.totals[rate];
  return (
    <Tile
      name="sales"
      title={t('sales.title')}
      to={sales}
      tile={ownTile(sold, ({ data }) => data.lines)}
      onRetry={() => void sold.refetch()}
    >
      {(lines) => {
        const soldSince = (from: string) =>
          lines === null
            ? undefined
            : words.whole(
                lines
                  .filter(({ key }) => key !== null && key >= from)
                  .reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
              );
        return (
          <>
            <dl className="tile-numbers">
              <TileNumber name={t('sales.today')} count={soldSince(today)} />
              <TileNumber name={t('sales.week')} count={soldSince(since)} />
              <TileNumber name={t('sales.month')} count={soldSince(asked.from)} />
              {seesCosts && (
                <TileNumber
                  name={t('sales.margin')}
                  count={
                    margin === undefined
                      ? undefined
                      : words.value(groupSales.columns.margin_rate, margin)
                  }
                  to={sitePath(siteId, 'statistics/groups/sales')}
                />
              )}
            </dl>
            <Sparkline
              label={t('sales.month')}
              x={(lines ?? []).map(({ key }) => key ?? '')}
              xName={t('sales.day')}
              values={(lines ?? []).map(({ values }) => values[at] ?? null)}
              text={(value, unit) => words.value(net, value, unit)}
            />
          </>
        );
      }}
    </Tile>
  );
}
