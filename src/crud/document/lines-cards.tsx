import { useTranslation } from 'react-i18next';
import { describedLines, type Line, type Lines } from '#contract/kit/document/lines.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { CalculatedBy } from '#contract/money/document-lines.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { FieldInput } from '../widgets/field-input.tsx';
import { emptyRow } from '../record/empty-row.ts';
import { Grip, ReorderList } from '../reorder/reorder-list.tsx';
import { useTranslations, type ResourceWords } from '../words.ts';
import { AddedBy } from './by-rule/added-by.tsx';
import { numbersFrom } from './by-rule/numbers-from.ts';
import { columnsOf } from './line-columns.ts';
import { LinePlaces } from './places/line-places.tsx';
import { problemKey, problemOf, problemsOf } from './line-problems.ts';
import { amountText } from '#src/i18n/formats.ts';
import { lineText } from './line-text.ts';
import { StockText } from './stock/stock-text.tsx';
import type { SoldStock } from './stock/use-sold-stock.ts';
import type { Live } from './use-calculated.ts';
import { vatOptions } from './vat-options.ts';

interface Props {
  resource: Resource;
  lines: Lines;
  all: readonly Line[];
  live: Live;
  /** What is said at lines, by their keys. */
  notes: ReadonlyMap<string, string>;
  /** Why the server refused some, by their keys. */
  refused: ReadonlyMap<string, string>;
  /** What stands of what they are about, by their keys. */
  stock: ReadonlyMap<string, SoldStock>;
  opened: string | null;
  onOpen: (key: string | null) => void;
  onChange: (all: readonly Line[]) => void;
  onMove: (from: number, to: number) => void;
}

/** The lines of a document as cards, for a thumb; each is changed on a sheet of its own. */
export function LinesCards({
  resource,
  lines,
  all,
  live,
  notes,
  refused,
  stock,
  opened,
  onOpen,
  onChange,
  onMove,
}: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(describedLines(resource, lines));
  const at = all.findIndex(({ key }) => key === opened);
  return (
    <>
      <ReorderList className="stack tight" label={words.text('title')} onMove={onMove}>
        {all.map((line) => (
          <li key={line.key} className="row nowrap flush">
            <Grip />
            <button type="button" className="line-card card" onClick={() => onOpen(line.key)}>
              <LineFace
                lines={lines}
                line={line}
                from={numbersFrom(lines, all, line)}
                words={words}
                amount={live.amounts.get(line.key)}
                by={live.by}
              />
              {stock.has(line.key) && <StockText {...stock.get(line.key)!} />}
              {refused.has(line.key) && (
                <small className="alarmed" role="alert">
                  {refused.get(line.key)}
                </small>
              )}
              {notes.has(line.key) && <small className="muted">{notes.get(line.key)}</small>}
            </button>
          </li>
        ))}
      </ReorderList>
      {all[at] && (
        <Dialog open title={words.text('one')} place="side" onClose={() => onOpen(null)}>
          <LineSheet
            resource={resource}
            lines={lines}
            line={all[at]}
            live={live}
            onChange={(change) =>
              onChange(all.map((line) => (line.key === opened ? { ...line, ...change } : line)))
            }
          />
          <div className="actions">
            <Button variant="primary" onClick={() => onOpen(null)}>
              {t('document.ready')}
            </Button>
            <LinePlaces
              nth={at + 1}
              isLast={at === all.length - 1}
              onMove={(by) => onMove(at, at + by)}
            />
            <Button
              onClick={() => {
                onOpen(null);
                onChange(all.filter(({ key }) => key !== opened));
              }}
            >
              {t('document.removeThis')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

interface FaceProps {
  lines: Lines;
  line: Line;
  from: string;
  words: ResourceWords;
  amount: number | undefined;
  by?: CalculatedBy;
}

/** A line as one reads it on a card. */
export function LineFace({ lines, line, from, words, amount, by }: FaceProps) {
  const { t } = useTranslation('crud');
  const text = (name: string) => lineText(lines.fields[name]!, name, line, words);
  // A user who may not be told prices is told how many.
  const isPriced = 'unit_price' in lines.fields && 'unit_price' in line;
  const wrong = by !== undefined && problemsOf(lines, line, by).length > 0;
  return (
    <>
      <b>{text(lines.title) || '–'}</b>
      {isPriced && (
        <span className="amount">{amount === undefined ? '–' : amountText(amount, 2, 2)}</span>
      )}
      <small className="muted">
        {isPriced ? `${text('quantity')} × ${text('unit_price')}` : text('quantity')}
        {isPriced && line['discount_percent'] !== null && (
          <span>{` − ${text('discount_percent')}`}</span>
        )}
        {wrong && <span className="alarmed">{` · ${t('document.unfinished')}`}</span>}
      </small>
      <AddedBy lines={lines} line={line} from={from} />
    </>
  );
}

interface SheetProps {
  resource: Resource;
  lines: Lines;
  line: Line;
  live: Live;
  onChange: (change: Readonly<Record<string, unknown>>) => void;
}

function LineSheet({ resource, lines, line, live, onChange }: SheetProps) {
  const { t } = useTranslation('common');
  const described = describedLines(resource, lines);
  const words = useTranslations(described);
  const row: Row = { ...emptyRow(described), ...line };
  const code = String(line['vat_code']);
  const errorAt = (name: string) => {
    const code = problemOf(lines, name, line[name], live.by);
    return code && t(problemKey(code));
  };
  return (
    <div className="grid">
      {columnsOf(lines).map((name) =>
        name === 'vat_code' ? (
          <SelectField
            key={name}
            label={words.field(name)}
            fieldError={errorAt(name)}
            options={vatOptions(live.by, code)}
            value={code}
            onChoose={(vat_code) => onChange({ vat_code })}
          />
        ) : (
          <div key={name} data-first-focus={name === 'quantity' || undefined}>
            <FieldInput
              resource={described}
              name={name}
              row={row}
              fieldError={errorAt(name)}
              onChange={onChange}
            />
          </div>
        ),
      )}
    </div>
  );
}
