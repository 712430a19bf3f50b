import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import type { ShownMovement } from '#contract/stock/stock-levels/stock-movements.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { MovementPage } from './movement-page.tsx';
import { ReverseDialog } from '../move/reverse-dialog.tsx';

/** What was done with the stock of a product, the newest first; what was done by mistake is taken back. */
export function MovementsTab({ row }: { row: Row }) {
  return useWordsThere(stockLevels) ? <Movements id={row.id} /> : null;
}

function Movements({ id }: { id: number }) {
  const { t } = useTranslation('stock-levels');
  // Where each page goes on; the first begins at the newest.
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined]);
  const [asking, setAsking] = useState<ShownMovement | null>(null);
  return (
    <section className="section">
      <h2>{t('history.title')}</h2>
      {pages.map((before, at) => (
        <MovementPage
          key={before ?? 'newest'}
          id={id}
          before={before}
          onReverse={setAsking}
          onMore={at === pages.length - 1 ? (last) => setPages([...pages, last]) : undefined}
        />
      ))}
      {asking && <ReverseDialog movement={asking} onClose={() => setAsking(null)} />}
    </section>
  );
}
