import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addedOf } from '#contract/kit/document/follow-rules.ts';
import { describedLines, type Line, type Lines } from '#contract/kit/document/lines.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { useTranslations } from '../words.ts';
import { numbersFrom } from './by-rule/numbers-from.ts';
import { columnsOf } from './line-columns.ts';
import { LineRow, type LineActs } from './line-row.tsx';
import type { SoldStock } from './stock/use-sold-stock.ts';
import type { Live } from './use-calculated.ts';

/** The line and the column that is typed into. */
export interface Opened {
  readonly key: string;
  readonly column: string;
}

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
  opened: Opened | null;
  onOpen: (opened: Opened | null) => void;
  /** Below the last line: where the next one is typed. */
  onEnd: () => void;
  onChange: (all: readonly Line[]) => void;
  onMove: (from: number, to: number) => void;
}

/**
 * The lines of a document as a grid that is worked by keys: arrows and Enter go up and down in a
 * column, Enter past what rules added, Tab along a line, Alt with an arrow moves a line, Ctrl with
 * Delete takes it out.
 */
export function LinesGrid({
  resource,
  lines,
  all,
  live,
  notes,
  refused,
  stock,
  opened,
  onOpen,
  onEnd,
  onChange,
  onMove,
}: Props) {
  const { t, i18n } = useTranslation('crud');
  const words = useTranslations(describedLines(resource, lines));
  const columns = columnsOf(lines);

  function press(event: KeyboardEvent, key: string, column: string): void {
    const at = all.findIndex((line) => line.key === key);
    const up = event.key === 'ArrowUp';
    const down = event.key === 'ArrowDown';
    const go = (to: number) => {
      const line = all[to];
      if (line) onOpen({ key: line.key, column });
      else if (to >= all.length) onEnd();
    };
    if ((up || down) && event.altKey) onMove(at, at + (up ? -1 : 1));
    else if (event.key === 'Delete' && event.ctrlKey) remove(key);
    else if (event.key === 'Escape') onEnd();
    else if (event.target instanceof HTMLButtonElement) {
      if (!up && !down) return;
      go(at + (up ? -1 : 1));
    } else if ((up || down) && !(event.target instanceof HTMLSelectElement)) {
      go(at + (up ? -1 : 1));
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // What a rule added follows by itself, and is not in the way to the next line.
      const next = all.findIndex((line, to) => to > at && !isByRule(line));
      go(next === -1 ? all.length : next);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function isByRule(line: Line): boolean {
    const by = lines.byRule && addedOf(line, lines.byRule.field);
    return by ? !by.hand : false;
  }

  function remove(key: string): void {
    const at = all.findIndex((line) => line.key === key);
    const next = all[at + 1] ?? all[at - 1];
    onChange(all.filter((line) => line.key !== key));
    if (next && opened) onOpen({ key: next.key, column: opened.column });
    else onEnd();
  }

  const now = useRef<LineActs>(null);
  useEffect(() => {
    now.current = {
      open: (key, column) => onOpen({ key, column }),
      change: (key, change) =>
        onChange(all.map((line) => (line.key === key ? { ...line, ...change } : line))),
      remove,
      move: (key, by) => {
        const at = all.findIndex((line) => line.key === key);
        onMove(at, at + by);
      },
      press,
    };
  });
  // Rows are drawn again only when their own line changes.
  const acts = useMemo<LineActs>(
    () => ({
      open: (...args) => now.current?.open(...args),
      change: (...args) => now.current?.change(...args),
      remove: (...args) => now.current?.remove(...args),
      move: (...args) => now.current?.move(...args),
      press: (...args) => now.current?.press(...args),
    }),
    [],
  );

  if (all.length === 0) return null;
  const stop = opened?.key ?? all[0]?.key;
  return (
    <div className="scroll">
      <table className="table lines" aria-label={words.text('title')}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('document.nth')}</span>
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" data-kind={lines.fields[name]!.kind}>
                {words.field(name)}
              </th>
            ))}
            {'amount' in lines.fields && (
              <th scope="col" data-kind="money">
                {words.field('amount')}
              </th>
            )}
            <th scope="col">
              <span className="visually-hidden">{t('document.removeThis')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map((line, at) => (
            <LineRow
              key={line.key}
              lines={lines}
              line={line}
              nth={at + 1}
              isLast={at === all.length - 1}
              from={numbersFrom(lines, all, line)}
              note={notes.get(line.key) ?? ''}
              refused={refused.get(line.key) ?? ''}
              standing={stock.get(line.key)?.stock}
              sold={stock.get(line.key)?.sold}
              amount={live.amounts.get(line.key)}
              column={opened?.key === line.key ? opened.column : null}
              isStop={line.key === stop}
              by={live.by}
              words={words}
              language={i18n.language}
              acts={acts}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
