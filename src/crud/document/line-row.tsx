import { closeOutline } from 'ionicons/icons';
import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Line, Lines, LineStock } from '#contract/kit/document/lines.ts';
import type { CalculatedBy } from '#contract/money/document-lines.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { ResourceWords } from '../words.ts';
import { AddedBy } from './by-rule/added-by.tsx';
import { LineCell } from './line-cell.tsx';
import { columnsOf } from './line-columns.ts';
import { LinePlaces } from './places/line-places.tsx';
import { problemKey, problemsOf } from './line-problems.ts';
import { amountText } from '#src/i18n/formats.ts';
import { lineText } from './line-text.ts';
import { vatOptions } from './vat-options.ts';
import { StockText } from './stock/stock-text.tsx';

/** What is done with a line from within its row. */
export interface LineActs {
  readonly open: (key: string, column: string) => void;
  readonly change: (key: string, change: Readonly<Record<string, unknown>>) => void;
  readonly remove: (key: string) => void;
  readonly move: (key: string, by: -1 | 1) => void;
  readonly press: (event: KeyboardEvent, key: string, column: string) => void;
}

interface Props {
  lines: Lines;
  line: Line;
  nth: number;
  isLast: boolean;
  /** The numbers of the lines for which a rule added it. */
  from: string;
  /** What is said at it; '' of most. */
  note: string;
  /** Why the server refused it; '' of most. */
  refused: string;
  /** What stands of what it is about, and how much of it all lines sell. */
  standing: LineStock | undefined;
  sold: number | undefined;
  amount: number | undefined;
  /** The column that is typed into; null while it is read. */
  column: string | null;
  /** Whether Tab stops at it. */
  isStop: boolean;
  by: CalculatedBy;
  words: ResourceWords;
  /** That its words are in: they are the same ones until it changes. */
  language: string;
  acts: LineActs;
}

/** A line in the grid: to read, and where it was opened to be changed in its place. Memoised, because there may be hundreds. */
export const LineRow = memo(OneRow, isSame);

function OneRow(props: Props) {
  const { lines, line, nth, isLast, from, note, amount, column, isStop, by, words, acts } = props;
  const { t } = useTranslation('crud');
  const row = useRef<HTMLTableRowElement>(null);
  const columns = columnsOf(lines);
  const problems = problemsOf(lines, line, by);
  const open = column !== null;

  useEffect(() => {
    if (column === null) return;
    const field = row.current?.querySelector<HTMLInputElement>(
      `[data-column="${column}"] :is(input, select)`,
    );
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [column]);

  const textOf = (name: string) => {
    const code = String(line[name]);
    return name === 'vat_code'
      ? vatOptions(by, code).find(({ value }) => value === code)!.label
      : lineText(lines.fields[name]!, name, line, words);
  };
  const cell = (name: string) =>
    open ? (
      <div className="field">
        <LineCell
          lines={lines}
          name={name}
          line={line}
          by={by}
          words={words}
          onChange={(change) => acts.change(line.key, change)}
        />
      </div>
    ) : (
      <span className={problems.some(([of]) => of === name) ? 'alarmed' : undefined}>
        {textOf(name) || '–'}
      </span>
    );

  return (
    <tr
      ref={row}
      data-open={open || undefined}
      onKeyDown={(event) => {
        const at = (event.target as HTMLElement).closest<HTMLElement>('[data-column]');
        acts.press(event, line.key, at?.dataset['column'] ?? lines.title);
      }}
    >
      <th scope="row">
        <button
          type="button"
          className="line-number"
          tabIndex={isStop ? 0 : -1}
          aria-label={t('document.change', { nth })}
          onClick={() => acts.open(line.key, lines.title)}
        >
          {nth}
        </button>
      </th>
      {columns.map((name) => (
        <td
          key={name}
          data-column={name}
          data-kind={lines.fields[name]!.kind}
          onClick={() => !open && acts.open(line.key, name)}
        >
          {cell(name)}
          {name === lines.title && <AddedBy lines={lines} line={line} from={from} />}
          {name === lines.title && props.standing && (
            <StockText stock={props.standing} sold={props.sold ?? 0} />
          )}
          {name === lines.title && props.refused && (
            <small className="block alarmed" role="alert">
              {props.refused}
            </small>
          )}
          {name === lines.title && note && <small className="muted block">{note}</small>}
          {name === lines.title &&
            problems.map(([of, code]) => (
              <small key={of} id={`line-${line.key}-${of}-wrong`} className="block alarmed">
                {`${words.field(of)}: ${t(problemKey(code))}`}
              </small>
            ))}
        </td>
      ))}
      {'amount' in lines.fields && (
        <td data-kind="money" className="amount">
          {amount === undefined ? '–' : amountText(amount, 2, 2)}
        </td>
      )}
      <td className="amount">
        {open && <LinePlaces nth={nth} isLast={isLast} onMove={(by) => acts.move(line.key, by)} />}
        <button
          type="button"
          className="line-remove"
          tabIndex={open ? 0 : -1}
          aria-label={t('document.remove', { nth })}
          onClick={() => acts.remove(line.key)}
        >
          <Icon icon={closeOutline} />
        </button>
      </td>
    </tr>
  );
}

function isSame({ words: _, ...one }: Props, { words: _other, ...other }: Props): boolean {
  return Object.keys(one).every(
    (name) => one[name as keyof typeof one] === other[name as keyof typeof one],
  );
}
