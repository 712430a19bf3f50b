import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Line, Lines, Proposing } from '#contract/kit/document/lines.ts';
import type { Row } from '#contract/kit/row.ts';
import { priceOnLine, type CalculatedBy } from '#contract/money/document-lines.ts';
import { queryFor } from '#src/data/query.ts';
import { amountText } from '#src/i18n/formats.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { lineAbout } from '../new-line.ts';
import { StockText } from './stock-text.tsx';
import { useLineStock } from './use-line-stock.ts';

interface Props {
  lines: Lines;
  document: Readonly<Record<string, unknown>>;
  by: CalculatedBy;
  row: Row;
  /** All that are offered: what they cost and what stands of them is asked for at once. */
  rows: readonly Row[];
}

/** What a line would cost that is about what is offered, and what stands of it. */
export function OptionFacts({ lines, document, by, row, rows }: Props) {
  const ids = rows.map(({ id }) => id);
  const stock = useLineStock(lines, document, ids).get(row.id);
  const prices = lines.about?.prices;
  return (
    <>
      {prices && 'unit_price' in lines.fields && (
        <OptionPrice
          prices={prices}
          ids={ids}
          document={document}
          by={by}
          line={lineAbout(lines, row, by)}
          id={row.id}
        />
      )}
      {stock && <StockText stock={stock} />}
    </>
  );
}

interface PriceProps extends Pick<Props, 'document' | 'by'> {
  prices: Proposing;
  ids: readonly number[];
  line: Line;
  id: number;
}

function OptionPrice({ prices, ids, document, by, line, id }: PriceProps) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const input = { query: prices.queryOf(document, ids) } as object;
  const query = useQuery(queryFor(siteId, prices.call(), input));
  const answer = query.data as
    | { readonly data: { readonly prices: readonly { id: number; price: number | null }[] } }
    | undefined;
  const proposed = answer?.data.prices.find((one) => one.id === id)?.price;
  const price =
    proposed == null
      ? Number(line['unit_price'])
      : priceOnLine(proposed * 100, String(line['vat_code']), by);
  if (price === 0) return null;
  const words = by.includesVat ? 'withVat' : 'withoutVat';
  return (
    <small className="amount">
      {t(`document.stock.${words}`, { price: amountText(price, 4, 2) })}
    </small>
  );
}
