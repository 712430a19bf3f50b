import type { WaitingPayment } from '#contract/economy/payments/payment-calls.ts';
import { clearOf, proposalsFor, type Proposal } from '#contract/economy/payments/proposals.ts';
import type { Context } from '#server/kit/context.ts';
import { reversedBy } from './reversed-repo.ts';
import {
  candidatesOf,
  waitingPayments,
  type Candidate,
  type Clues,
  type StoredWaiting,
  type WantedWaiting,
} from './tray-repo.ts';

/** What was paid and is not matched, each with what it may be of. */
export async function tray(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  wanted: WantedWaiting,
): Promise<WaitingPayment[]> {
  const waiting = await waitingPayments(db, caller, wanted);
  if (waiting.length === 0) return [];
  const candidates = await candidatesOf(db, caller, cluesOf(waiting));
  const ids = waiting.filter(({ unmatched }) => unmatched < 0).map(({ id }) => id);
  const reversed = ids.length === 0 ? [] : await reversedBy(db, caller, ids);
  const proposed = waiting.map((payment) => proposalsOf(payment, candidates));
  const clear = clearOf(proposed);
  const shown = new Map(candidates.map((one) => [one.invoice_id, one]));
  return waiting.map((payment, at) => ({
    ...payment,
    is_clear: clear[at]!,
    proposals: proposed[at]!.map(({ reasons, parts }) => ({
      reasons: [...reasons],
      parts: parts.map(({ invoice_id, amount }) => {
        const { customer_id, number, customer, due, open } = shown.get(invoice_id)!;
        return { invoice_id, customer_id, number, customer, due, open, amount };
      }),
    })),
    reverses: reversed
      .filter(({ reversal_id }) => reversal_id === payment.id)
      .map(({ id, day, payer }) => ({ id, day, payer })),
  }));
}

function proposalsOf(
  { unmatched: left, currency, payer, payer_account, reference, message }: StoredWaiting,
  candidates: readonly Candidate[],
): Proposal[] {
  const open = candidates.map((one) => ({
    ...one,
    is_known_payer: one.payers.includes(payer_account),
  }));
  return proposalsFor({ left, currency, payer, text: `${reference} ${message}` }, open);
}

function cluesOf(waiting: readonly StoredWaiting[]): Clues {
  const words = waiting.flatMap(({ reference, message }) => {
    const all = `${reference} ${message}`.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    // A plate may be written in two words.
    return [...all, ...all.slice(1).map((word, at) => `${all[at]}${word}`)];
  });
  return {
    amounts: [...new Set(waiting.map(({ unmatched }) => unmatched))].filter((one) => one > 0),
    words: [...new Set(words)],
    accounts: [...new Set(waiting.map((one) => one.payer_account))].filter(Boolean),
  };
}
