import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { orderWorkCalls, type WorkCard } from '#contract/sales/order-work/order-work.ts';
import { isAtWork, subStatesOf } from '#contract/sales/order-work/work-rules.ts';
import { orders } from '#contract/sales/orders.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { ownTile } from './own-tile.ts';
import { Plate } from '#src/ui/plate.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { Tile } from './tile.tsx';
import { TileNumber } from './tile-number.tsx';
import './tile-news.css';

const clock = 30_000;
const mostShown = 3;
const never = '9999';

/** Who is promised their car first. */
const nextOf = (open: readonly WorkCard[]) =>
  open
    .toSorted((one, other) => (one.promised_at ?? never).localeCompare(other.promised_at ?? never))
    .slice(0, mostShown);

/** How many orders are promised for today, which of them are late and which lack parts. It is read by itself: the first page is there without it. */
export function OrdersTile() {
  const { t } = useTranslation('dashboard');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, orderWorkCalls.board, undefined));
  const now = useServerNow(clock);
  useReadAgain(query, useChanges(orders.name));
  const today = showDate(now);
  return (
    <Tile
      name="orders"
      title={t('orders.title')}
      to={sitePath(siteId, 'order/list2?view=attention')}
      tile={ownTile(query, ({ data }) => data.orders.filter(({ state }) => isAtWork(state)))}
      onRetry={() => void query.refetch()}
    >
      {(open) => (
        <>
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
          <ol className="rows tile-news tile-rows" aria-label={t('orders.next')}>
            {open?.length === 0 && <li className="muted">{t('orders.none')}</li>}
            {open &&
              nextOf(open).map((one) => (
                <li key={one.id}>
                  <Plate plate={one.plate} />
                  <Link className="cut rest" to={sitePath(siteId, `${one.id}/order2/main`)}>
                    {one.car || one.customer || one.number}
                  </Link>
                  {one.promised_at && (
                    <SaidTime
                      value={one.promised_at}
                      text={`${showDate(one.promised_at)} ${showTime(one.promised_at)}`}
                    />
                  )}
                  <small className="second cut">
                    <Facts of={[one.customer, one.place, one.mechanic]} />
                  </small>
                </li>
              ))}
          </ol>
        </>
      )}
    </Tile>
  );
}
