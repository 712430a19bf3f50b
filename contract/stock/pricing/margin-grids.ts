import * as z from 'zod/mini';
import { data, get, idParam, instant, post } from '../../kit/call.ts';
import { setSeasons } from '../../hotel/wheel-sets/wheel-sets.ts';
import { listModes } from './price-engine.ts';
import type { PriceRule } from './price-conditions.ts';

/** The grids of the margin manager: of which kind of product, and which of them. */
export const marginGrids = {
  tyre: ['all', ...setSeasons],
  rim: ['all', 'alu', 'steel'],
  part: ['all'],
  work: ['all'],
  package: ['all'],
} as const;
export type MarginKind = keyof typeof marginGrids;

/** Whether there is a grid of that name. */
export const isGrid = (kind: string, part: string): boolean =>
  Object.hasOwn(marginGrids, kind) &&
  (marginGrids[kind as MarginKind] as readonly string[]).includes(part);

/** A margin is a part of the sale: with all of it nothing was left of the cost. */
export const mostMargin = 95_00;

const tier = z.enum(['', 'premium', 'quality', 'budget']);
const place = {
  inch: z.nullable(z.int().check(z.gte(8_0), z.lte(26_5))),
  type_id: z.nullable(z.int().check(z.positive())),
  tier,
};
const percent = z.int().check(z.gte(0), z.lte(mostMargin));
const cell = z.object({ ...place, percent });
const change = z.object({ ...place, percent: z.nullable(percent) });

/** One margin of a grid: of an inch or a type, and of brands of a tier. */
export type MarginCell = z.output<typeof cell>;
export type MarginChange = z.output<typeof change>;

/** What a cell is known by among those of its grid. */
export const cellKey = ({ inch, type_id, tier: of }: Omit<MarginCell, 'percent'>): string =>
  `${inch ?? ''} ${type_id ?? ''} ${of}`;

/** The cells after some of them were changed; one whose margin is null goes. */
export function cellsAfter(
  cells: readonly MarginCell[],
  changes: readonly MarginChange[],
): MarginCell[] {
  const next = new Map(cells.map((one) => [cellKey(one), one]));
  for (const { percent: to, ...where } of changes) {
    if (to === null) next.delete(cellKey(where));
    else next.set(cellKey(where), { ...where, percent: to });
  }
  return [...next.values()];
}

/** The rules that the cells of a version of a grid are. */
export const rulesOfGrid = (
  kind: string,
  part: string,
  version: number,
  cells: readonly MarginCell[],
): PriceRule[] =>
  cells.map(({ inch, type_id, tier: of, percent: to }) => ({
    id: null,
    name: `${kind}/${part}/${version}`,
    stage: 'margin',
    way: 'on_sale',
    percent: to,
    amount: null,
    rounding: '',
    least: null,
    most: null,
    priority: 0,
    kind,
    season: kind === 'tyre' && part !== 'all' ? part : '',
    material: kind === 'rim' && part !== 'all' ? part : '',
    tier: of,
    type_id,
    brand_id: null,
    product_id: null,
    bonus_group_id: null,
    inch_from: inch,
    inch_to: inch,
    cost_from: null,
    cost_to: null,
    valid_from: null,
    valid_to: null,
  }));

const row = z.object({
  ...place,
  type: z.nullable(z.string()),
  products: z.int(),
  /** Of them priced by a more exact rule, or by no margin. */
  elsewhere: z.int(),
  percent: z.nullable(percent),
  /** What was sold of them in a year at this site, without VAT, and what of it was margin. */
  sold: z.int(),
  realised: z.nullable(z.int()),
  /** One of them that the margin acts on: what it costs, and what it is sold for. */
  example: z.nullable(
    z.object({
      id: z.int(),
      name: z.string(),
      cost: z.int(),
      /** What stands at the product as its list price. */
      list: z.nullable(z.int()),
      price: z.nullable(z.int()),
    }),
  ),
});
export type MarginRow = z.output<typeof row>;

const grid = z.object({
  version: z.int(),
  by: z.nullable(z.string()),
  at: z.nullable(instant),
  list_mode: z.enum(listModes),
  rows: z.array(row),
});

const params = z.object({
  kind: z.string().check(z.minLength(1), z.maxLength(20)),
  part: z.string().check(z.minLength(1), z.maxLength(20)),
});
const path = '/v4/site/price-manager/{kind}/{part}';
const version = z.int().check(z.gte(0));

/** Margins by groups of products, as versions: each saving is one, and none is ever changed. */
export const priceManagerCalls = {
  grid: get(path, {
    summary: 'The margins of a kind of product, what they brought, and the prices they lead to',
    access: 'pricing.read',
    params,
    result: data(grid),
  }),
  save: post(path, {
    summary: 'Some margins are changed, all as one version',
    access: 'pricing.write',
    params,
    body: z.object({
      /** The one that was seen. */
      version,
      changes: z.array(change).check(z.minLength(1), z.maxLength(500)),
    }),
    result: data(z.object({ version })),
    errors: ['pricing.newer_version'],
  }),
  versions: get(`${path}/versions`, {
    summary: 'The last versions of a grid, the newest first',
    access: 'pricing.read',
    params,
    result: data(
      z.array(z.object({ version, by: z.nullable(z.string()), at: instant, cells: z.int() })),
    ),
  }),
  rollBack: post(`${path}/roll-back`, {
    summary: 'A new version with the margins of an older one',
    access: 'pricing.publish',
    params,
    body: z.object({ version, to: idParam }),
    result: data(z.object({ version })),
    errors: ['pricing.newer_version'],
  }),
};
