import { valueTaken } from '../stock-levels/cost-rules.ts';

/** Why something that was sent to another site did not come. */
export const lossReasons = ['lost', 'damaged', 'never_sent', 'other'] as const;
export type LossReason = (typeof lossReasons)[number];

/** A line of a transfer that has left. Quantities in thousandths, values in minor units. */
export interface CarriedLine {
  readonly quantity: number;
  /** What all of it has cost, as the ledger of the sender took it out. */
  readonly value: number;
  readonly received: number;
  readonly received_value: number;
  readonly lost: number;
  readonly lost_value: number;
}

/** How much of a line is still on its way. */
export const leftOf = ({
  quantity,
  received,
  lost,
}: Pick<CarriedLine, 'quantity' | 'received' | 'lost'>): number => quantity - received - lost;

/** What a part of a line has cost that comes or is lost now: its share of what is left, and all of that with the last, so that nothing is worth more or less than what was sent. */
export const valueComing = (line: CarriedLine, quantity: number): number =>
  valueTaken(
    { on_hand: leftOf(line), value: line.value - line.received_value - line.lost_value },
    quantity,
    0,
  );
