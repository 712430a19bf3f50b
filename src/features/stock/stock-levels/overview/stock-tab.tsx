import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row, RowOf } from '#contract/kit/row.ts';
import type { products } from '#contract/stock/products/products.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { productStockCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { noteChange, useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { MoveDialog, type MoveKind } from '../move/move-dialog.tsx';
import { CostLayers } from './cost-layers.tsx';
import { LevelTable } from './level-table.tsx';
import { StockOnDay } from './stock-on-day.tsx';

const kinds = ['receive', 'take', 'transfer', 'adjust'] as const satisfies readonly MoveKind[];

/** Where a product stands, and what is done with it there. */
export function StockTab({ row }: { row: Row }) {
  return useWordsThere(stockLevels) ? <Stock product={row as RowOf<typeof products>} /> : null;
}

function Stock({ product }: { product: RowOf<typeof products> }) {
  const { t } = useTranslation('stock-levels');
  const query = useStock(product.id);
  const may = useMay();
  const [doing, setDoing] = useState<MoveKind | null>(null);
  const keeps = may('stock.work') && product.archived_at === null && product.stocked;
  return (
    <div className="stack">
      {keeps && (
        <div className="actions">
          {kinds.map((kind) => (
            <Button key={kind} onClick={() => setDoing(kind)}>
              {t(`do.${kind}`)}
            </Button>
          ))}
        </div>
      )}
      <Loaded query={query} rows={3}>
        {({ data: levels }) => (
          <>
            {levels.length === 0 ? (
              <EmptyState title={t('product.none')} />
            ) : (
              <LevelTable levels={levels} />
            )}
            <CostLayers levels={levels} />
            {doing && (
              <MoveDialog
                kind={doing}
                product={product}
                levels={levels}
                onClose={() => setDoing(null)}
                onMoved={() => {
                  setDoing(null);
                  noteChange(stockLevels.name);
                }}
              />
            )}
          </>
        )}
      </Loaded>
      <StockOnDay id={product.id} />
    </div>
  );
}

/** Where a product stands, asked for again with each movement of anything at the site. */
function useStock(id: number) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, productStockCalls.ofProduct, { params: { id } }));
  useReadAgain(query, useChanges(stockLevels.name));
  return query;
}
