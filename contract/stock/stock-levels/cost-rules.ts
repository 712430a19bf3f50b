import { rounded } from '../../money/amounts.ts';
import { signAt, type Stock, type StockMovement } from './movement-rules.ts';

/** What a quantity (thousandths) costs at so much each, in minor units. */
export const costOf = (quantity: number, each: number): number =>
  rounded(BigInt(quantity) * BigInt(each), 1000n);

/** What one of a stock has cost on the average, in minor units; null where nothing is there. */
export const averageCost = ({ on_hand, value }: Stock): number | null =>
  on_hand > 0 ? rounded(BigInt(Math.max(value, 0)) * 1000n, BigInt(on_hand)) : null;

/**
 * What a quantity that is taken out of a stock has cost: its share of what all of it has, and all
 * that is left with the last, so that nothing stays behind where nothing stands. What was not there
 * costs so much each as is known otherwise.
 */
export function valueTaken(stock: Stock, quantity: number, each: number): number {
  const value = Math.max(stock.value, 0);
  const there = Math.max(stock.on_hand, 0);
  if (quantity >= there) return value + costOf(quantity - there, each);
  return rounded(BigInt(value) * BigInt(quantity), BigInt(there));
}

/** What came into a warehouse at one time and is still there, by the rule that what came first leaves first. */
export interface Layer {
  /** The movement that it came by. */
  readonly id: number;
  readonly dot: string;
  readonly happened_at: number;
  readonly quantity: number;
  /** What one of it has cost, in minor units. */
  readonly each: number;
}

/**
 * The layers of a warehouse, the oldest first. `movements` are those of one product in the order of
 * the ledger. What leaves is of the week that was said, else the oldest there is; what is taken back
 * leaves the layer that it made. What was taken before it came makes the next layer smaller.
 */
export function fifoLayers(movements: readonly StockMovement[], warehouse: number): Layer[] {
  const layers: { -readonly [Name in keyof Layer]: Layer[Name] }[] = [];
  let owed = 0;
  for (const { id, reverses, dot, quantity, value, happened_at, ...sides } of movements) {
    const sign = signAt(sides, warehouse);
    if (sign > 0) {
      const covers = Math.min(owed, quantity);
      owed -= covers;
      const each = rounded(BigInt(value) * 1000n, BigInt(quantity));
      layers.push({ id, dot, happened_at, quantity: quantity - covers, each });
    } else if (sign < 0) {
      let left = quantity;
      const rank = (layer: Layer) => (layer.id === reverses ? 0 : dot && layer.dot === dot ? 1 : 2);
      for (const layer of layers.toSorted((one, other) => rank(one) - rank(other))) {
        const taken = Math.min(left, layer.quantity);
        layer.quantity -= taken;
        left -= taken;
      }
      owed += left;
    }
  }
  return layers.filter((layer) => layer.quantity > 0);
}
