import {
  cellKey,
  cellsAfter,
  isGrid,
  type MarginCell,
  type MarginChange,
  type MarginRow,
} from '#contract/stock/pricing/margin-grids.ts';
import { marginOf, type Priced } from '#contract/stock/pricing/price-engine.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { productsOfKind, type NamedProduct } from '../inputs-repo.ts';
import { priceInputsOf, pricesOf } from '../price-products.ts';
import { addVersion, cellsOfVersion, soldOf, versionNow, type Grid } from './margins-repo.ts';

// What was sold longer ago says little of the margins of now.
const daysBack = 365;
const tiers = ['premium', 'quality', 'budget', ''];

/** Throws where there is no such grid. */
export function checkGrid({ kind, part }: Grid): void {
  if (!isGrid(kind, part)) throw new AppError('common.not_found');
}

/** A grid as it stands: its margins, what they brought, and a price that each leads to. */
export async function marginGrid(context: Context, grid: Grid) {
  checkGrid(grid);
  const { db } = context;
  const now = await versionNow(db, grid);
  const products = (await productsOfKind(db, grid.kind)).filter((one) => isOf(one, grid));
  const inputs = await priceInputsOf(context);
  const day = todayOf(context);
  const priced = await pricesOf(context, products, inputs, { day, bonus_group_id: null });
  const sold = await soldOf(db, grid.kind, daysAfter(day, -daysBack));

  const rows = new Map<string, Group>();
  const bySize = grid.kind === 'tyre' || grid.kind === 'rim';
  const groupOf = (where: Omit<MarginCell, 'percent'>): Group => {
    const key = cellKey(where);
    const group = rows.get(key) ?? { where, members: [] };
    rows.set(key, group);
    return group;
  };
  products.forEach((product, at) => {
    const where = {
      inch: bySize ? product.inch : null,
      type_id: bySize ? null : product.type_id,
      tier: bySize ? (product.tier as MarginCell['tier']) : ('' as const),
    };
    groupOf(where).members.push({ product, priced: priced[at]! });
  });
  for (const { percent: _, ...where } of now.cells) groupOf(where);
  const margins = new Map(now.cells.map((cell) => [cellKey(cell), cell.percent]));
  const name = `${grid.kind}/${grid.part}/${now.version}`;
  return {
    version: now.version,
    by: now.by,
    at: now.at?.toISOString() ?? null,
    list_mode: inputs.choices.list_mode,
    rows: [...rows.values()]
      .map((group) => rowOf(group, { name, percent: margins.get(cellKey(group.where)), sold }))
      .toSorted(inOrder),
  };
}

interface Member {
  readonly product: NamedProduct;
  readonly priced: Priced;
}
interface Group {
  readonly where: Omit<MarginCell, 'percent'>;
  readonly members: Member[];
}

const isOf = ({ season, material }: NamedProduct, { kind, part }: Grid): boolean =>
  part === 'all' || (kind === 'tyre' ? season : material) === part;

/** The rule that made the price of a margin; undefined where none did. */
const ruleOf = ({ priced }: Member) =>
  priced.steps.find(({ step, to }) => step === 'margin' && to !== null)?.rule ?? undefined;

function rowOf(
  { where, members }: Group,
  options: {
    readonly name: string;
    readonly percent: number | undefined;
    readonly sold: Awaited<ReturnType<typeof soldOf>>;
  },
): MarginRow {
  const byGrid = (one: Member) =>
    options.percent !== undefined && ruleOf(one)?.name === options.name;
  const known = members.flatMap(({ product }) => options.sold.get(product.id) ?? []);
  const sold = known.reduce((sum, one) => sum + one.sold, 0);
  const cost = known.reduce((sum, one) => sum + one.cost, 0);
  // A rule of the register is more exact, or was meant to be.
  const open = members.find(
    (one) => one.priced.cost !== null && (ruleOf(one)?.id ?? null) === null,
  );
  return {
    ...where,
    type: where.type_id === null ? null : (members[0]?.product.type ?? ''),
    products: members.length,
    elsewhere: members.filter((one) => !byGrid(one)).length,
    percent: options.percent ?? null,
    sold,
    realised: sold > 0 ? marginOf(sold, cost) : null,
    example: open
      ? {
          id: open.product.id,
          name: open.product.name,
          cost: open.priced.cost!,
          list: open.product.price,
          price: open.priced.price,
        }
      : null,
  };
}

const inOrder = (one: MarginRow, other: MarginRow): number =>
  (one.inch ?? 0) - (other.inch ?? 0) ||
  (one.type ?? '').localeCompare(other.type ?? '') ||
  tiers.indexOf(one.tier) - tiers.indexOf(other.tier);

/** Changes some margins, all as the version after the one that was seen. Throws `pricing.newer_version` where that is not the last. */
export async function saveMargins(
  context: Context,
  grid: Grid,
  seen: number,
  changes: readonly MarginChange[],
): Promise<number> {
  checkGrid(grid);
  const now = await versionNow(context.db, grid);
  if (now.version !== seen) throw new AppError('pricing.newer_version');
  return nextVersion(context, grid, seen, cellsAfter(now.cells, changes));
}

/** Makes the margins of an older version hold again, as a new one. */
export async function rollBackMargins(
  context: Context,
  grid: Grid,
  seen: number,
  to: number,
): Promise<number> {
  checkGrid(grid);
  const now = await versionNow(context.db, grid);
  if (now.version !== seen) throw new AppError('pricing.newer_version');
  const cells = await cellsOfVersion(context.db, grid, to);
  if (!cells) throw new AppError('common.not_found');
  return nextVersion(context, grid, seen, cells);
}

async function nextVersion(
  context: Context,
  { kind, part }: Grid,
  seen: number,
  cells: readonly MarginCell[],
): Promise<number> {
  const { db, caller, requestId, address } = context;
  const version = seen + 1;
  const { chainId, siteId, userId } = caller;
  // Of two who save at once the second is told.
  const isFirst = await addVersion(db, { chainId, kind, part, version }, cells);
  if (!isFirst) throw new AppError('pricing.newer_version');
  await audit(db, {
    action: 'margins.save',
    chainId,
    siteId,
    userId,
    entity: 'margin_versions',
    entityId: version,
    detail: { kind, part, cells: cells.length },
    requestId,
    address,
  });
  return version;
}
