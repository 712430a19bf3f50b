import { dotText } from '#contract/hotel/dot-rules.ts';
import { costOf, valueTaken } from '#contract/stock/stock-levels/cost-rules.ts';
import { dotTaken, type MovementKind } from '#contract/stock/stock-levels/movement-rules.ts';
import type { Random } from '../random.ts';
import type { DemoStocked } from './products.ts';
import { seasonOf } from './season.ts';

/** A movement of the demo, before it is a row. */
export interface DemoMoved {
  readonly product_id: number;
  readonly kind: MovementKind;
  /** Into the first warehouse of its site, out of it, or from it into the second. */
  readonly way: 'in' | 'out' | 'over';
  readonly quantity: number;
  readonly value: number;
  readonly dot: string;
  readonly reason: string;
  readonly source: string;
  readonly happened_at: Date;
}

const weeks = 52;
const day = 86_400_000;
const piece = 1_000;
const weeksToCome = 9;

/** A year of one product at a site, week by week: it is ordered before its season, sold by sets, and now and then one is damaged. */
export function yearOf(product: DemoStocked, isLarge: boolean, random: Random, now: Date) {
  const moved: DemoMoved[] = [];
  const dots: Record<string, number> = {};
  const stock = { on_hand: 0, value: 0 };
  const isTyre = product.kind === 'tyre';
  const lot = isTyre || product.kind === 'rim' ? 4 : 10;
  const often = (isLarge ? 0.14 : 0.07) * (0.5 + random.int(0, 10) / 10);
  for (let week = weeks; week >= 0; week -= 1) {
    const monday = new Date(now.getTime() - (week * 7 + ((now.getUTCDay() + 6) % 7)) * day);
    const at = (weekday: number) =>
      new Date(monday.setUTCHours(7, 0, 0, 0) + weekday * day + random.int(0, 8 * 60) * 60_000);
    const month = monday.getUTCMonth();
    const put = (
      kind: MovementKind,
      pieces: number,
      weekday: number,
      more: {
        way: DemoMoved['way'];
        value?: number;
        dot?: string;
        reason?: string;
        source?: string;
      },
    ) => {
      const { way, reason = '', source = '' } = more;
      const quantity = pieces * piece;
      const happened_at = at(weekday);
      if (happened_at >= now || (way !== 'in' && stock.on_hand < quantity)) return;
      const sign = way === 'in' ? 1 : -1;
      const dot = more.dot ?? dotTaken(dots, quantity);
      const value = more.value ?? valueTaken(stock, quantity, product.cost);
      stock.on_hand += sign * quantity;
      stock.value += sign * value;
      dots[dot] = (dots[dot] ?? 0) + sign * quantity;
      moved.push({
        product_id: product.id,
        kind,
        way,
        quantity,
        value,
        dot,
        reason,
        source,
        happened_at,
      });
    };
    // What the coming month asks for is on the shelf when it begins.
    const ahead = seasonOf(product, (month + 1) % 12);
    const wanted =
      Math.max(1, Math.ceil(often * 6 * Math.max(ahead, seasonOf(product, month)))) * lot;
    if (stock.on_hand < (wanted * piece) / 2) {
      const pieces = wanted - Math.floor(stock.on_hand / piece / lot) * lot;
      const each = Math.round((product.cost * random.int(95, 103)) / 100);
      put('receipt', pieces, 0, {
        way: 'in',
        value: costOf(pieces * piece, each),
        dot: isTyre ? dotBefore(monday) : '',
        source: deliveryOf(monday),
      });
    }
    if (random.chance(often * seasonOf(product, month) * 2.4)) {
      put(
        isTyre || product.kind === 'rim' ? 'sale' : 'consumption',
        random.chance(0.8) ? lot : lot / 2,
        random.int(1, 5),
        {
          way: 'out',
        },
      );
    }
    if (random.chance(0.004))
      put('adjustment', 1, 4, { way: 'out', reason: random.pick(['damaged', 'lost']) });
    if (isLarge && isTyre && random.chance(0.006)) put('transfer', lot * 2, 3, { way: 'over' });
    if (random.chance(0.003)) {
      put('count', 1, 4, {
        way: 'in',
        reason: 'counted',
        dot: oldestOf(dots),
        value: product.cost,
      });
    }
  }
  return { moved, onHand: stock.on_hand };
}

const oldestOf = (dots: Readonly<Record<string, number>>): string => dotTaken(dots, piece);

/** One delivery a week comes with one note. */
const deliveryOf = (monday: Date): string =>
  `FS-${monday.toISOString().slice(2, 10).replaceAll('-', '')}`;

/** The week that tyres were made in that come on a day. */
function dotBefore(monday: Date): string {
  const made = new Date(monday.getTime() - weeksToCome * 7 * day);
  const first = Date.UTC(made.getUTCFullYear(), 0, 4);
  const week = Math.min(52, Math.max(1, Math.ceil((made.getTime() - first) / (7 * day)) + 1));
  return dotText({ week, year: made.getUTCFullYear() });
}
