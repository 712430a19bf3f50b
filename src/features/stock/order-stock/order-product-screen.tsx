import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { ShownMovement } from '#contract/stock/stock-levels/stock-movements.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { pathOfOne } from '#src/crud/resource-paths.ts';
import { MovementLine, ReverseDialog } from '#src/features/stock/stock-levels/exports.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { ProductFacts } from './product-facts.tsx';
import { useHistory } from './use-order-stock.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

/** What was kept and moved of a product for an order, the newest first. */
export default function OrderProductScreen() {
  const { t } = useTranslation('order-stock');
  const siteId = useSiteId();
  const quantity = useQuantity();
  const { id = '0' } = useParams();
  const query = useHistory(Number(id));
  const [asking, setAsking] = useState<ShownMovement | null>(null);
  return (
    <div className="page" data-width="text">
      <h1>{t('history.title')}</h1>
      <Loaded query={query} rows={5}>
        {({ data: { order_id, order, product, reservations, movements } }) => (
          <>
            <section className="section stack">
              <h2>
                {product.name} <small>{product.number}</small>
              </h2>
              <Link to={sitePath(siteId, pathOfOne('orders', order_id) ?? '')}>
                {t('history.order', { number: order || `#${order_id}` })}
              </Link>
              <ProductFacts product={product} />
            </section>
            <section className="section">
              <h2>{t('history.moved')}</h2>
              {movements.length === 0 && <p>{t('history.notMoved')}</p>}
              <ol className="rows">
                {movements.map((movement) => (
                  <MovementLine key={movement.id} movement={movement} onReverse={setAsking} />
                ))}
              </ol>
            </section>
            <section className="section">
              <h2>{t('history.kept')}</h2>
              {reservations.length === 0 && <p>{t('history.notKept')}</p>}
              <ol className="rows">
                {reservations.map((one) => (
                  <li key={one.id}>
                    <time className="muted small" dateTime={one.created_at}>
                      {showDate(one.created_at)} {showTime(one.created_at)}
                    </time>
                    <span className="rest">
                      <b>{quantity(one.quantity)}</b>{' '}
                      {t('history.until', { day: showDate(one.held_until) })}{' '}
                      {one.ended_at !== null && (
                        <StatusChip tone="idle">{t('history.ended')}</StatusChip>
                      )}
                      <small>
                        <Facts of={[one.warehouse, one.by]} />
                      </small>
                    </span>
                  </li>
                ))}
              </ol>
            </section>
            {asking && <ReverseDialog movement={asking} onClose={() => setAsking(null)} />}
          </>
        )}
      </Loaded>
    </div>
  );
}
