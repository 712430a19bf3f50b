import * as z from 'zod/mini';
import { idParams, post } from '../call.ts';
import type { Fields } from '../field.ts';
import { money, number, structure } from '../fields.ts';
import { mostLines, type Lines } from './lines.ts';
import type { Right } from '../../rights.ts';
import { costingFields, linesField, pricedFields } from './lines-field.ts';
import { resource, type Spec } from '../resource.ts';
import { paperCalls, type Papers } from './papers.ts';
import { partsCalls, type Parts } from './parts.ts';
import type { Actions } from '../steps.ts';

const rate = z.object({ category: z.string(), rate: z.int(), net: z.int(), vat: z.int() });

/** What a document comes to: calculated from its lines by one rule on both sides, and written by the server alone. */
const totalFields = {
  line_count: number({ from: 0, to: mostLines }, { readOnly: true }),
  net: money({ readOnly: true, sort: true }),
  vat: money({ readOnly: true }),
  gross: money({ readOnly: true, list: true }),
  vat_rates: structure(z.array(rate), [], { readOnly: true }),
};

const sums = ['net', 'vat', 'gross', 'vat_rates'] as const;

/** Fields of which some take a right to be told them; their types stay as they are. */
const guarded = <F extends Fields>(
  fields: F,
  names: readonly (keyof F & string)[],
  read: Right | undefined,
): F =>
  read === undefined
    ? fields
    : { ...fields, ...Object.fromEntries(names.map((name) => [name, { ...fields[name], read }])) };

type Added<L extends Fields> = typeof totalFields & {
  lines: ReturnType<typeof linesField<L & typeof pricedFields>>;
};

interface LinesSpec<L extends Fields> extends Omit<Lines, 'fields' | 'totals'> {
  readonly fields: L;
}

type PaperCalls<P> = P extends Papers ? ReturnType<typeof paperCalls> : Record<never, never>;
type PartsCalls<S, Result extends z.ZodMiniType> = S extends Parts
  ? ReturnType<typeof partsCalls<Result>>
  : Record<never, never>;

/**
 * Describes a thing with lines and money: all that a resource has, lines that are saved with it as
 * one version, its totals, a copy of it (`copied`: the fields that it gets), its papers, and how it is
 * split and merged (`parts`). See docs/document.md.
 */
export function document<
  const F extends Fields,
  const L extends Fields,
  const P extends Papers | undefined = undefined,
  const S extends Parts | undefined = undefined,
  const A extends Actions = Actions,
>(
  name: string,
  {
    lines: declared,
    copied,
    papers,
    parts,
    prices,
    ...spec
  }: Omit<Spec<F & Added<L>, A>, 'fields'> & {
    readonly fields: F;
    readonly lines: LinesSpec<L>;
    readonly copied: readonly (keyof F & string)[];
    readonly papers?: P;
    readonly parts?: S;
    /** The right that it takes to see what it costs: prices of lines, totals, and papers that say them. */
    readonly prices?: Right;
  },
) {
  const lines = linesField({
    ...declared,
    fields: { ...declared.fields, ...guarded(pricedFields, costingFields, prices) },
    totals: Object.keys(totalFields),
  });
  const fields = { ...spec.fields, ...guarded(totalFields, sums, prices), lines };
  const described = resource<F & Added<L>, A>(name, { ...spec, fields });
  const { add, one } = described.calls;
  return {
    ...described,
    sharedWords: 'document.head' as const,
    copied,
    papers: (papers && { ...papers, ...(prices && { prices }) }) as P,
    parts: parts as S,
    calls: {
      ...described.calls,
      ...((papers ? paperCalls(name, spec.path, spec.read, papers) : {}) as PaperCalls<P>),
      ...((parts ? partsCalls(name, spec.path, spec.write, one.result) : {}) as PartsCalls<
        S,
        typeof one.result
      >),
      copy: post(`${spec.path}/{id}/copy`, {
        summary: `A new one of the ${name} with the lines of another`,
        access: add.access,
        params: idParams,
        result: one.result,
      }),
    },
  };
}
