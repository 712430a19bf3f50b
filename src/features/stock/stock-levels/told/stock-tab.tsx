import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/resource.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { MoveDialog, type MoveKind } from '../move/move-dialog.tsx';
import { CostLayers } from './cost-layers.tsx';
import { LevelTable } from './level-table.tsx';
import { StockOnDay } from './stock-on-day.tsx';
import { useStock } from './use-stock.ts';

const kinds = ['receive', 'take', 'transfer', 'adjust'] as const satisfies readonly MoveKind[];

/** Where a product stands, and what is done with it there. */
export function StockTab({ row }: { row: Row }) {
  return useWordsThere(stockLevels) ? <Stock row={row} /> : null;
}

function Stock({ row }: { row: Row }) {
  const { t } = useTranslation('stock-levels');
  const query = useStock(row.id);
  const may = useMay();
  const [doing, begin] = useState<MoveKind | null>(null);
  const [name, number] = [String(row['name'] ?? ''), String(row['number'] ?? '')];
  const keeps = may('stock.work') && row.archived_at === null && row['stocked'] === true;
  return (
    <div className="stack">
      {keeps && (
        <div className="actions">
          {kinds.map((kind) => (
            <Button key={kind} onClick={() => begin(kind)}>
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
                product={{ id: row.id, name, number }}
                levels={levels}
                onClose={() => begin(null)}
                onMoved={() => {
                  begin(null);
                  void query.refetch();
                }}
              />
            )}
          </>
        )}
      </Loaded>
      <StockOnDay id={row.id} />
    </div>
  );
}
