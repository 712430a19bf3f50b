import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { isEditable } from '#contract/kit/steps.ts';
import type { OrderTyres } from '#contract/sales/order-tyres/order-tyres.ts';
import { orders } from '#contract/sales/orders.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { AdvicePart } from './advice-part.tsx';
import { Alternatives } from './alternatives.tsx';
import { SearchPart } from './search-part.tsx';
import { useOrderTyres } from './use-order-tyres.ts';
import { useSell } from './use-sell.ts';
import './order-tyres.css';

/** Which tyres an order should sell: what the tread asks for, others in the place of those on its lines, and any size. */
export function OrderTyresTab({ row }: { row: Row }) {
  const there = useWordsThere({ feature: 'order-tyres' });
  const hasTread = useWordsThere({ feature: 'tread-depth' });
  const query = useOrderTyres(row.id);
  const mayWrite = useMayWrite(orders);
  const mayChange =
    mayWrite && row.archived_at === null && isEditable(orders as Resource, row, 'lines');
  if (!there || !hasTread) return null;
  return (
    <Loaded query={query} rows={3}>
      {({ data }) => <Tyres id={row.id} tyres={data} mayChange={mayChange} />}
    </Loaded>
  );
}

interface Props {
  id: number;
  tyres: OrderTyres;
  mayChange: boolean;
}

function Tyres({ id, tyres, mayChange }: Props) {
  const { t } = useTranslation('order-tyres');
  const { advice, lines, currency } = tyres;
  const sell = useSell(id, tyres);
  const sold = new Set(lines.map(({ product_id: product }) => product));
  return (
    <div className="stack">
      <ErrorNote text={sell.error} />
      {advice.map((one) => (
        <AdvicePart
          key={one.of}
          advice={one}
          currency={currency}
          sold={sold}
          sell={sell}
          mayChange={mayChange}
          vatCode={tyres.vat_code}
        />
      ))}
      {lines.map((line) => (
        <section key={line.key} className="section stack" aria-label={line.description}>
          <h2>
            {line.description} <small>{line.size}</small>
          </h2>
          {line.alternatives.length === 0 ? (
            <p>{t('noSuch')}</p>
          ) : (
            <Alternatives
              all={line.alternatives}
              currency={currency}
              quantity={line.quantity}
              chosen={line.product_id}
              word={t('choose')}
              busy={sell.busy}
              onChoose={mayChange ? (one) => sell.replace(line, one) : undefined}
            />
          )}
        </section>
      ))}
      {advice.length === 0 && lines.length === 0 && (
        <EmptyState title={t('none')}>{mayChange && t('noneHint')}</EmptyState>
      )}
      {mayChange && <SearchPart id={id} currency={currency} sell={sell} />}
    </div>
  );
}
