import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Call } from '#contract/kit/call.ts';
import type { ByRule, RulesOfLines } from '#contract/kit/document/by-rule.ts';
import { addedOf, afterHand, applied, type Outcome } from '#contract/kit/document/follow-rules.ts';
import type { Line, linesOf } from '#contract/kit/document/lines.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import type { CalculatedBy } from '#contract/money/document-lines.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useMay } from '../../use-may-write.ts';
import { priceOnLine } from '#contract/money/document-lines.ts';
import { lineAbout } from '../new-line.ts';
import { useProposals } from '../following/use-proposals.ts';

type Values = Readonly<Record<string, unknown>>;

interface Input {
  readonly lines: NonNullable<ReturnType<typeof linesOf>>;
  readonly row: Values;
  readonly all: readonly Line[];
  readonly by: CalculatedBy;
  readonly onChange: (change: Values) => void;
  /** Somebody took away what has to be there, and may not. */
  readonly onKept: (name: string) => void;
}

/** What rules say of a document, and what people answer to it. */
export interface ByRuleHere {
  readonly outcomes: readonly Outcome[];
  /** What a person has done to the lines. */
  readonly change: (next: readonly Line[]) => void;
  readonly add: (outcome: Outcome) => void;
  readonly leaveOut: (rule: number) => void;
  readonly putBack: (rule: number) => void;
}

const none: readonly Outcome[] = [];

/**
 * Has the lines of a document follow its rules while a person changes them: what the rules are and
 * what they ask of products is asked for once for the products that there are, the rest is calculated
 * here. Until somebody changes a line nothing is added to what was opened.
 */
export function useByRule({ lines, row, all, by, onChange, onKept }: Input): ByRuleHere {
  const siteId = useSiteId();
  const may = useMay();
  const { byRule, about } = lines;
  const touched = useRef(false);
  const field = byRule?.field ?? '';
  const leftOut = (byRule && (row[byRule.leftOut] as readonly number[] | undefined)) ?? noRules;

  const written = all.filter((line) => addedOf(line, field) === null);
  const ids = [...new Set(written.map((line) => line[about?.field ?? '']))]
    .filter((id) => typeof id === 'number')
    .toSorted((one, other) => one - other);
  const rules = useRules(byRule);
  const query = rules?.queryOf(row, ids) ?? {};
  const inputs = useQuery({
    ...queryFor<Call>(siteId, rules?.inputs ?? shellCalls.profile, { query }),
    enabled: rules !== null,
  }).data;
  const outcomes = useMemo(
    () => (rules && inputs ? rules.outcomes(inputs, all, { day: by.day, leftOut }) : none),
    [rules, inputs, all, by.day, leftOut],
  );

  const changeLines = (next: readonly Line[]) => onChange({ [lines.field]: next });
  const { propose } = useProposals(lines, row, all, by, changeLines);
  const lineOf = ({ about: product, text, price }: Outcome): Line => {
    const line = lineAbout(lines, product, by);
    const code = String(line['vat_code']);
    return {
      ...line,
      ...(text !== '' && { [lines.title]: text }),
      ...(price !== null && { unit_price: priceOnLine(price * 100, code, by) }),
    };
  };
  /** Does what some of the rules say. */
  function follow(some: readonly Outcome[], more: Values = {}): void {
    const known = new Set(all.map(({ key }) => key));
    const priced = new Set<string>();
    const next = applied(field, all, some, (one) => {
      const line = lineOf(one);
      if (one.price !== null) priced.add(line.key);
      return line;
    });
    onChange({ [lines.field]: next, ...more });
    propose(next.filter(({ key }) => !known.has(key) && !priced.has(key)));
  }

  const due = outcomes.filter(({ verdict }) => /^(?:add|change|take_out)$/.test(verdict));
  const now = useRef({ follow, due });
  useEffect(() => {
    now.current = { follow, due };
  });
  // VAT codes have to be known before a line is made.
  const isReady = by.rates.length > 0;
  useEffect(() => {
    if (touched.current && isReady && now.current.due.length > 0) {
      now.current.follow(now.current.due);
    }
  }, [outcomes, isReady]);

  if (!byRule) return { ...nothing, change: changeLines };
  const without = (rule: number) => leftOut.filter((one) => one !== rule);
  return {
    outcomes,
    change(next) {
      touched.current = true;
      const { lines: linesByHand, gone } = afterHand(field, all, next);
      const left = gone.map((line) => addedOf(line, field)!);
      const needed = outcomes.filter(({ mustStay, quantity }) => mustStay && quantity > 0);
      const isKept = (rule: number) =>
        !may(byRule.leave) && needed.some((one) => one.rule === rule);
      const kept = gone.filter((line) => isKept(addedOf(line, field)!.rule));
      if (kept.length > 0) onKept(addedOf(kept[0]!, field)!.name);
      const more = left.map(({ rule }) => rule).filter((rule) => !isKept(rule));
      onChange({
        [lines.field]: [...linesByHand, ...kept],
        ...(more.length > 0 && { [byRule.leftOut]: [...new Set([...leftOut, ...more])] }),
      });
    },
    add(outcome) {
      touched.current = true;
      follow([{ ...outcome, verdict: 'add' }], { [byRule.leftOut]: without(outcome.rule) });
    },
    leaveOut(rule) {
      touched.current = true;
      onChange({ [byRule.leftOut]: [...without(rule), rule] });
    },
    putBack(rule) {
      touched.current = true;
      onChange({ [byRule.leftOut]: without(rule) });
    },
  };
}

/** The rules of a document, once they have come; null until then, and where it has none. */
function useRules(byRule: ByRule | undefined): RulesOfLines | null {
  const [rules, setRules] = useState<RulesOfLines | null>(null);
  const load = byRule?.load;
  useEffect(() => {
    load?.().then(setRules, (cause: unknown) => logProblem('No rules of lines', cause));
  }, [load]);
  return rules;
}

const noRules: readonly number[] = [];
const nothing: ByRuleHere = {
  outcomes: none,
  change: () => {},
  add: () => {},
  leaveOut: () => {},
  putBack: () => {},
};
