import type { NewPayment } from '#contract/cash/cash-registers/sale-parts.ts';
import type { JournalPayment } from '#contract/cash/cash-registers/journal/entries.ts';
import type { Tx } from '#server/db/open.ts';
import { AppError } from '#server/kit/errors.ts';
import type { NewEntryPayment } from '../journal/enter-repo.ts';
import type { CashRegister } from '../journal/open-journal.ts';
import { chargeOf, lockCharge, openCharges, terminalOf } from './charges-repo.ts';

const longestReference = 60;

/**
 * Payments with what the card terminal of their register has approved for them. Throws where it has not
 * (`cash-registers.not_charged`), and where a card is not taken by it though there is one, and nobody says
 * why (`cash-registers.by_terminal`).
 */
export async function charged(
  tx: Tx,
  { id }: Pick<CashRegister, 'id'>,
  payments: readonly JournalPayment[],
  wanted: readonly NewPayment[],
): Promise<NewEntryPayment[]> {
  const isByCard = payments.some(({ kind }) => kind === 'card');
  const hasTerminal = isByCard && (await terminalOf(tx, id)) !== undefined;
  const paid: NewEntryPayment[] = [];
  for (const [at, payment] of payments.entries()) {
    const { charge, by_hand: byHand } = wanted[at]!;
    if (charge !== undefined) {
      paid.push(await byCharge(tx, id, payment, charge));
    } else if (byHand !== undefined && payment.kind === 'card') {
      paid.push({ ...payment, reference: byHand });
    } else if (payment.kind === 'card' && hasTerminal) {
      throw new AppError('cash-registers.by_terminal');
    } else {
      paid.push(payment);
    }
  }
  return paid;
}

async function byCharge(
  tx: Tx,
  register: number,
  payment: JournalPayment,
  intent: string,
): Promise<NewEntryPayment> {
  await lockCharge(tx, register, intent);
  const row = await chargeOf(tx, register, intent);
  const pays =
    row?.state === 'approved' &&
    row.nr === null &&
    (row.reversal === '' || row.reversal === 'failed') &&
    row.method_id === payment.method_id &&
    row.approved === payment.amount;
  if (!pays) throw new AppError('cash-registers.not_charged');
  const reference = [row.card, row.number, row.transaction || row.settled_because];
  return {
    ...payment,
    reference: reference.filter(Boolean).join(' ').slice(0, longestReference),
    charge_id: row.id,
  };
}

/** Throws where a card terminal was asked for something at a register that is not settled. */
export async function checkNoCharges(tx: Tx, register: number): Promise<void> {
  const open = await openCharges(tx, register);
  if (open.length > 0) throw new AppError('cash-registers.charges_open');
}
