import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import type { Line, Lines } from '#contract/kit/document/lines.ts';
import type { CalculatedBy } from '#contract/money/document-lines.ts';
import type { Row } from '#contract/kit/row.ts';
import { request } from '#src/data/api.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { actionErrorOf } from '../../action-error.ts';
import { lineAbout, textLine, withMore } from '../new-line.ts';
import { readPasted } from './pasted.ts';
import { matchedRows, type Matched } from './matched-rows.ts';

/** Lines that were pasted together: as they came, and what became of what they say. */
interface Pasted {
  readonly lines: readonly Line[];
  readonly priced: ReadonlySet<string>;
  readonly state: 'asked' | 'answered' | 'failed' | 'texts';
  readonly failure: string;
  /** Of those that are about nothing, whether several could have been matched, by their keys. */
  readonly unknown: ReadonlyMap<string, boolean>;
}

/**
 * Pastes rows of a spreadsheet as lines. They stand there at once as the texts that they are, and
 * come to be about what is matched once one question about all has been answered; what somebody has
 * changed by then stays. All of them can be taken back together.
 */
export function usePasting(
  lines: Lines,
  all: readonly Line[],
  by: CalculatedBy,
  change: (all: readonly Line[]) => void,
  propose: (more: readonly Line[]) => void,
) {
  const siteId = useSiteId();
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const now = useRef({ all, by, change, propose });
  const last = useRef<Pasted | null>(null);
  useEffect(() => {
    now.current = { all, by, change, propose };
  });
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
      last.current = null;
    };
  }, []);
  const show = (next: Pasted | null) => {
    last.current = next;
    setPasted(next);
  };

  /** The lines with those that are about something now. */
  function fill(
    { lines: came, priced }: Pick<Pasted, 'lines' | 'priced'>,
    matched: readonly Matched[],
  ): void {
    const { title, about } = lines;
    const field = about!.field;
    const rows = new Map(came.map((line, at) => [line.key, { line, ...matched[at]! }]));
    const filled: Line[] = [];
    const next = now.current.all.map((line) => {
      const { line: was, row } = rows.get(line.key) ?? {};
      if (!was || !row || line[field] != null || line[title] !== was[title]) return line;
      const found = lineAbout(lines, row, now.current.by);
      const isSame = (name: string) => line[name] === was[name];
      const names = Object.keys(found).filter(
        (name) => name !== 'key' && name !== 'position' && isSame(name),
      );
      const kept = [
        'quantity',
        'discount_percent',
        ...(priced.has(line.key) ? ['unit_price'] : []),
      ];
      const taken = names.filter((name) => !kept.includes(name));
      const one = { ...line, ...Object.fromEntries(taken.map((name) => [name, found[name]])) };
      filled.push(one);
      return one;
    });
    if (filled.length === 0) return;
    now.current.change(next);
    now.current.propose(filled.filter(({ key }) => !priced.has(key)));
  }

  /** Has a line be about the first that is found by its text, as one who waits for that would choose. */
  async function find(line: Line): Promise<void> {
    const of = lines.fields[lines.about!.field]!.of!();
    const q = String(line[lines.title]).slice(0, 100);
    try {
      const query = { q, per_page: 1 };
      const answer = await request(of.calls.list, { query }, { siteId, key: null });
      const [row] = (answer as { data: Row[] }).data;
      if (shown.current) fill({ lines: [line], priced: new Set() }, [{ row, several: false }]);
    } catch (cause) {
      // It stays the text that it is.
      logProblem('Nothing could be searched', cause);
    }
  }

  async function match(one: Pasted): Promise<void> {
    const pending: Pasted = { ...one, state: 'asked', failure: '' };
    show(pending);
    try {
      const texts = one.lines.map((line) => String(line[lines.title]));
      const matched = await matchedRows(siteId, lines.about!, texts);
      // Taken back, or left, meanwhile.
      if (last.current !== pending) return;
      fill(pending, matched);
      const unknown = new Map(
        one.lines.flatMap(({ key }, at) =>
          matched[at]?.row ? [] : [[key, matched[at]?.several === true] as const],
        ),
      );
      show({ ...pending, state: 'answered', unknown });
    } catch (cause) {
      if (last.current !== pending) return;
      show({ ...pending, state: 'failed', failure: actionErrorOf(cause).text });
    }
  }

  return {
    pasted,
    find,
    paste(text: string) {
      const rows = readPasted(text, i18next.language);
      const came = rows.map(({ what, quantity, unit_price, discount_percent }) => ({
        ...textLine(lines, what, by),
        quantity,
        discount_percent,
        ...(unit_price !== null && { unit_price }),
      }));
      const priced = came.filter((_, at) => rows[at]!.unit_price !== null).map(({ key }) => key);
      change(withMore(lines, all, came, false).lines);
      // Texts that are about nothing are not asked about; the note of them is what takes them back.
      if (!lines.about) {
        show({
          lines: came,
          priced: new Set(),
          state: 'answered',
          failure: '',
          unknown: new Map(),
        });
        return;
      }
      const start = { lines: came, priced: new Set(priced), unknown: new Map<string, boolean>() };
      void match({ ...start, state: 'asked', failure: '' });
    },
    again: () => pasted && void match(pasted),
    undo() {
      const keys = new Set(pasted?.lines.map(({ key }) => key));
      show(null);
      change(all.filter(({ key }) => !keys.has(key)));
    },
    close: () => show(null),
  };
}
export type Pasting = ReturnType<typeof usePasting>;
