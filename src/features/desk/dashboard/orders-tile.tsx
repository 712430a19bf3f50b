import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orderWorkCalls } from '#contract/sales/order-work/order-work.ts';
import { isAtWork, subStatesOf } from '#contract/sales/order-work/work-rules.ts';
import { orders } from '#contract/sales/orders.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Tile } from './tile.tsx';
import { TileNumber } from './tile-number.tsx';

const clock = 30_000;

/** How many orders are promised for today, which of them are late and which lack parts. It is read by itself: the first page is there without it. */
export function OrdersTile() {
  const { t } = useTranslation('dashboard');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, orderWorkCalls.board, undefined));
  const now = useServerNow(clock);
  const { data, error, refetch } = query;
  useReadAgain(query, useChanges(orders.name));
  const tile = data
    ? ({
        state: 'resolved',
        value: data.data.orders.filter(({ state }) => isAtWork(state)),
      } as const)
    : error && ({ state: 'rejected' } as const);
  const today = showDate(now);
  return (
    <Tile
      name="orders"
      title={t('orders.title')}
      to={sitePath(siteId, 'order/list2?view=attention')}
      tile={tile ?? undefined}
      onRetry={() => void refetch()}
    >
      {(open) => (
        <dl className="tile-numbers">
          <TileNumber
            name={t('orders.today')}
            count={open?.filter(({ promised_at: at }) => at && showDate(at) === today).length}
          />
          <TileNumber
            name={t('orders.late')}
            count={open?.filter((one) => subStatesOf(one, now).includes('overdue')).length}
            due
          />
          <TileNumber
            name={t('orders.parts')}
            count={open?.filter(({ missing }) => missing > 0).length}
            due
          />
        </dl>
      )}
    </Tile>
  );
}
