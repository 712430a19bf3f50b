import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import type { OrderProduct } from '#contract/stock/order-stock/order-stock.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ProductFacts } from './product-facts.tsx';
import { StockDialog, type Doing } from './stock-dialog.tsx';
import { useOrderStock } from './use-order-stock.ts';

const open = ['draft', 'quote', 'accepted', 'planned', 'in_progress'];
const agreed = ['accepted', 'planned', 'in_progress', 'done'];

/** What an order needs of the stock: kept for it, and delivered. */
export function OrderStockTab({ row }: { row: Row }) {
  const there = [{ feature: 'order-stock' }, stockLevels].map(useWordsThere);
  return there.every(Boolean) ? <OrderStock row={row} /> : null;
}

function OrderStock({ row }: { row: Row }) {
  const { t } = useTranslation('order-stock');
  const siteId = useSiteId();
  const may = useMay();
  const query = useOrderStock(row.id);
  const [doing, setDoing] = useState<{ kind: Doing; product: OrderProduct } | null>(null);
  const state = String(row['state']);
  const works = may('stock.work') && row.archived_at === null;
  return (
    <Loaded query={query} rows={3} empty={t('none')}>
      {({ data }) => (
        <>
          <ul className="stack">
            {data.map((product) => {
              const left = product.ordered - product.delivered;
              return (
                <li key={product.product_id} className="section stack">
                  <h2>
                    {product.name} <small>{product.number}</small>
                  </h2>
                  <ProductFacts product={product} />
                  <div className="actions">
                    {works && open.includes(state) && left > product.reserved && (
                      <Button onClick={() => setDoing({ kind: 'reserve', product })}>
                        {t('reserve.title')}
                      </Button>
                    )}
                    {works && agreed.includes(state) && left > 0 && (
                      <Button
                        variant="primary"
                        onClick={() => setDoing({ kind: 'deliver', product })}
                      >
                        {t('deliver.title')}
                      </Button>
                    )}
                    <Link
                      className="button"
                      to={sitePath(siteId, `stock/history/order-product/${product.line_id}`)}
                    >
                      {t('history.link')}
                    </Link>
                  </div>
                </li>
              );
            })}
          </ul>
          {doing && (
            <StockDialog
              orderId={row.id}
              promisedAt={row['promised_at'] as string | null}
              kind={doing.kind}
              product={doing.product}
              onClose={() => setDoing(null)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}
