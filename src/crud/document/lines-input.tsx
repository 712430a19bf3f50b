import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describedLines, linesOf, type Line } from '#contract/kit/document/lines.ts';
import type { Described, Resource } from '#contract/kit/resource.ts';
import { inOrder } from '#contract/money/document-lines.ts';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { useTranslations } from '../words.ts';
import { showAlert } from '#src/data/alerts.ts';
import { AddLine } from './add-line.tsx';
import { RuleOffers } from './by-rule/rule-offers.tsx';
import { useByRule } from './by-rule/use-by-rule.ts';
import { LinesCards } from './lines-cards.tsx';
import { LinesGrid, type Opened } from './lines-grid.tsx';
import { movedLine } from './places/moved-line.ts';
import { textLine, withMore } from './new-line.ts';
import { PastedNote } from './pasting/pasted-note.tsx';
import { refusedLines } from './refused-lines.ts';
import { useNotes } from './pasting/use-notes.ts';
import { usePasting } from './pasting/use-pasting.ts';
import { PricesNote } from './following/prices-note.tsx';
import { useSoldStock } from './stock/use-sold-stock.ts';
import { Totals } from './totals.tsx';
import { useFollowing } from './following/use-following.ts';
import { useTurnedVat } from './following/use-turned-vat.ts';
import { useCalculated } from './use-calculated.ts';
import './lines.css';

interface Props {
  resource: Described;
  row: Readonly<Record<string, unknown>>;
  fieldErrors: Readonly<Record<string, string>>;
  onChange: (change: Readonly<Record<string, unknown>>) => void;
}

/** Asks for the lines of a document: a grid for keys on a wide screen, cards on a phone, and what they come to. */
export function LinesInput({ resource, row, fieldErrors, onChange }: Props) {
  // The same ones with every key that is typed: each row of the grid is given them.
  const lines = useMemo(() => linesOf(resource)!, [resource]);
  const unordered = row[lines.field] as readonly Line[];
  const all = useMemo(() => inOrder(unordered), [unordered]);
  const live = useCalculated(lines, row, all);
  const words = useTranslations(describedLines(resource, lines));
  const wide = useWide();
  const [opened, setOpened] = useState<Opened | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('crud');
  // What is heard when a line was moved.
  const [announcement, setAnnouncement] = useState('');

  const byRule = useByRule({
    lines,
    row,
    all,
    by: live.by,
    onChange,
    onKept: (name) => showAlert({ type: 'warning', content: t('document.byRule.stays', { name }) }),
  });
  const { change } = byRule;
  const toField = () => {
    setOpened(null);
    field.current?.querySelector('input')?.focus();
  };
  const priced = (next: readonly Line[]) => onChange({ [lines.field]: next });
  const following = useFollowing(resource, lines, row, all, live, priced);
  useTurnedVat(resource as Resource, row, all.length > 0, onChange);
  const pasting = usePasting(lines, all, live.by, change, following.propose);
  const notes = useNotes(lines, all, pasting);
  const { refused, fieldError } = refusedLines(lines, all, fieldErrors, words.field);
  function add(more: readonly Line[], grow: boolean): void {
    const { lines: next, first } = withMore(lines, all, more, grow);
    change(next);
    following.propose(more);
    // One that is typed is asked how many at once.
    if (wide && !grow && more.length === 1 && first) setOpened({ key: first, column: 'quantity' });
  }
  /** What is typed faster than it is found stands there at once, too. */
  function type(text: string): void {
    const line = textLine(lines, text, live.by);
    add([line], false);
    void pasting.find(line);
  }
  function move(from: number, to: number): void {
    const next = movedLine(all, from, to);
    if (next === all) return;
    change(next);
    const name = String(all[from]![lines.title]) || '–';
    setAnnouncement(t('document.moved', { name, nth: to + 1, count: all.length }));
  }
  const stock = useSoldStock(lines, row, all);
  const shared = {
    resource: resource as Resource,
    lines,
    all,
    live,
    notes,
    refused,
    stock,
    onMove: move,
  };
  return (
    <div className="stack" role="group" aria-label={words.text('title')}>
      {fieldError && (
        <p className="field-error" role="alert">
          {fieldError}
        </p>
      )}
      {wide ? (
        <LinesGrid
          {...shared}
          opened={opened}
          onOpen={setOpened}
          onEnd={toField}
          onChange={change}
        />
      ) : (
        <LinesCards
          {...shared}
          opened={opened?.key ?? null}
          onOpen={(key) => setOpened(key === null ? null : { key, column: lines.title })}
          onChange={change}
        />
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <PricesNote followed={following.followed} onUndo={following.undo} onClose={following.close} />
      <PastedNote {...pasting} />
      <RuleOffers {...byRule} />
      {!lines.isClosed?.(row) && (
        <AddLine
          lines={lines}
          document={row}
          all={all}
          by={live.by}
          field={field}
          onAdd={add}
          onType={type}
          onPaste={pasting.paste}
        />
      )}
      <Totals resource={resource as Resource} totals={live.totals} problem={live.problem} />
    </div>
  );
}
