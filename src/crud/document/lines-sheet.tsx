import { describedLines, linesOf, type Line } from '#contract/kit/document/lines.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Calculated } from '#contract/money/document-lines.ts';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { useTranslations } from '../words.ts';
import { AddedBy } from './by-rule/added-by.tsx';
import { numbersFrom } from './by-rule/numbers-from.ts';
import { columnsOf } from './line-columns.ts';
import { LineFace } from './lines-cards.tsx';
import { amountText } from '#src/i18n/formats.ts';
import { lineText } from './line-text.ts';
import { StockText } from './stock/stock-text.tsx';
import { useSoldStock } from './stock/use-sold-stock.ts';
import { vatText } from './vat-options.ts';
import { Totals } from './totals.tsx';
import './lines.css';

interface Props {
  resource: Resource;
  row: Row;
}

/** The lines of a document to read, and what they come to. */
export function LinesSheet({ resource, row }: Props) {
  const lines = linesOf(resource)!;
  const words = useTranslations(describedLines(resource, lines));
  const wide = useWide();
  const all = row[lines.field] as readonly Line[];
  const amountOf = (line: Line) => Number(line['amount']);
  const columns = columnsOf(lines);
  const stock = useSoldStock(lines, row, all);
  const isPriced = 'amount' in lines.fields && all.every((line) => 'amount' in line);
  return (
    <div className="stack">
      {all.length === 0 && <p className="muted">{words.text('none')}</p>}
      {wide && all.length > 0 && (
        <div className="scroll">
          <table className="table lines" aria-label={words.text('title')}>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col" data-kind={lines.fields[name]!.kind}>
                    {words.field(name)}
                  </th>
                ))}
                {isPriced && (
                  <th scope="col" data-kind="money">
                    {words.field('amount')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {all.map((line) => (
                <tr key={line.key}>
                  {columns.map((name) => (
                    <td key={name} data-column={name} data-kind={lines.fields[name]!.kind}>
                      {name === 'vat_code' && typeof line['vat_rate'] === 'number'
                        ? vatText(String(line[name]), line['vat_rate'])
                        : lineText(lines.fields[name]!, name, line, words) || '–'}
                      {name === lines.title && (
                        <AddedBy lines={lines} line={line} from={numbersFrom(lines, all, line)} />
                      )}
                      {name === lines.title && stock.has(line.key) && (
                        <StockText {...stock.get(line.key)!} />
                      )}
                    </td>
                  ))}
                  {isPriced && <td data-kind="money">{amountText(amountOf(line), 2, 2)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {!wide && all.length > 0 && (
        <ol className="stack tight" aria-label={words.text('title')}>
          {all.map((line) => (
            <li key={line.key} className="line-card card">
              <LineFace
                lines={lines}
                line={line}
                from={numbersFrom(lines, all, line)}
                words={words}
                amount={amountOf(line)}
              />
              {stock.has(line.key) && <StockText {...stock.get(line.key)!} />}
            </li>
          ))}
        </ol>
      )}
      {all.length > 0 && (
        <Totals
          resource={resource}
          // Until it is known who may read them, they are told by what came.
          totals={'gross' in row ? (row as unknown as Calculated['totals']) : undefined}
        />
      )}
    </div>
  );
}
