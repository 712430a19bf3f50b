import { ruleFor } from '../accounting-rules/narrowest.ts';
import { conditionsOf, paymentAccountingRules } from '../accounting-rules/rules.ts';
import { rounded } from '../../money/amounts.ts';
import type { At, Booked } from './booked-lines.ts';
import type { DepositEvent, GiftCardEvent, SettlementEvent, TakingsEvent } from './events.ts';

/** What was paid is there, by the payment rules, and held for its customer until it is invoiced. */
export function ofDeposit(event: DepositEvent, at: At): Booked[] {
  const { amount, rounding, payment_kind, payment_method_id, cost_centre_id } = event;
  const about = { payment_kind, payment_method_id, cost_centre_id };
  const method = methodOf(payment_method_id, at);
  return [
    ...withFee(about, amount + rounding, at),
    { account_id: aheadOn(at), amount: 0 - amount },
    {
      account_id:
        rounding === 0
          ? 0
          : (method?.rounding_account_id ?? at.lacking('rounding_account', { payment_method_id })),
      amount: 0 - rounding,
    },
  ];
}

interface AboutPaid extends Readonly<Record<string, string | number | null>> {
  readonly payment_kind: string;
  readonly payment_method_id: number;
  readonly cost_centre_id: number | null;
}

const wholePercent = 100_00n;

/** What was paid, less what it costs to be paid so: that is kept by who brings the money, and given back with it. What a gift card pays costs nothing. */
function withFee(about: AboutPaid, amount: number, at: At): Booked[] {
  const { cost_centre_id, payment_kind } = about;
  const paid = { account_id: paidOn(about, at), cost_centre_id };
  const { fee, fee_account_id } = ruleOf(about, at) ?? {};
  if (fee == null || fee_account_id == null || payment_kind === 'gift_card') {
    return [{ ...paid, amount }];
  }
  const kept = rounded(BigInt(amount) * BigInt(fee), wholePercent);
  return [
    { ...paid, amount: amount - kept },
    { account_id: fee_account_id, amount: kept, cost_centre_id },
  ];
}

const ruleOf = (about: AboutPaid, { books, day }: At) =>
  ruleFor(conditionsOf(paymentAccountingRules), books.payments, about, day);

const methodOf = (wanted: number, { books }: At) => books.methods.find(({ id }) => id === wanted);

/** On what is booked what is paid so: as the payment rules say, else the method. */
function paidOn(about: AboutPaid, at: At): number | undefined {
  const account =
    ruleOf(about, at)?.account_id ?? methodOf(about.payment_method_id, at)?.account_id;
  return account ?? at.lacking('payment_rule', about);
}

/**
 * What is paid for a gift card is owed until it is used, on an account of its own; what is left of one
 * that is over is earned. VAT is of what is bought with it.
 */
export function ofGiftCard(event: GiftCardEvent, at: At): Booked[] {
  const { what, amount, payment_kind, payment_method_id, owed_as_id } = event;
  const owed = { payment_kind: 'gift_card', payment_method_id: owed_as_id, cost_centre_id: null };
  const debt = paidOn(owed, at);
  const about = { payment_kind, payment_method_id, cost_centre_id: null };
  const lines =
    what === 'expired'
      ? [{ account_id: expiredOn(owed_as_id, at), amount }]
      : withFee(about, amount, at);
  const others = lines.map(({ account_id: account }) => account);
  return [
    ...lines,
    {
      account_id: isShared(debt, others, at) ? at.lacking('gift_card_debt', owed) : debt,
      amount: 0 - amount,
    },
  ];
}

const expiredOn = (method: number, at: At): number | undefined =>
  methodOf(method, at)?.expired_account_id ??
  at.lacking('expired_account', { payment_method_id: method });

/** Whether something else is booked on the account of what is owed by gift cards: nobody could tell it apart. */
function isShared(
  debt: number | undefined,
  others: readonly (number | undefined)[],
  at: At,
): boolean {
  const about = { payment_kind: 'invoice', payment_method_id: null, cost_centre_id: null };
  const rule = ruleFor(conditionsOf(paymentAccountingRules), at.books.payments, about, at.day);
  const all = [...others, rule?.account_id, rule?.advance_account_id];
  return debt !== undefined && all.includes(debt);
}

/** What a drawer has more than it should or less is a gain or a loss; what is put into it comes from somewhere, and what is taken out goes there. */
export function ofDrawer({ difference, moved, payment_method_id }: TakingsEvent, at: At): Booked[] {
  if (difference === 0 && moved === 0) return [];
  const method = payment_method_id === null ? undefined : methodOf(payment_method_id, at);
  if (!method) return [{ account_id: at.lacking('drawer_method', {}), amount: 0 }];
  const about = { payment_kind: 'cash', payment_method_id: method.id, cost_centre_id: null };
  const against = (account: 'difference_account' | 'moved_account', amount: number): Booked => ({
    account_id:
      amount === 0
        ? 0
        : (method[`${account}_id`] ?? at.lacking(account, { payment_method_id: method.id })),
    amount: 0 - amount,
  });
  return [
    { account_id: paidOn(about, at), amount: difference + moved },
    against('difference_account', difference),
    against('moved_account', moved),
  ];
}

/** What was paid ahead settles what a customer owes. */
export const ofSettlement = ({ amount }: SettlementEvent, at: At): Booked[] => [
  { account_id: owedOn(at)?.account_id, amount },
  { account_id: aheadOn(at), amount: 0 - amount },
];

/** What customers owe is booked as what is paid by invoice, and what they paid ahead as its rule says. */
export function owedOn({ books, day, lacking }: At) {
  const about = { payment_kind: 'invoice', payment_method_id: null, cost_centre_id: null };
  const rule = ruleFor(conditionsOf(paymentAccountingRules), books.payments, about, day);
  return rule ?? lacking('receivables', { payment_kind: 'invoice' });
}

/** On what is booked what customers paid ahead. Held on an account of its own: on that of what customers owe, nobody could tell them apart. */
export function aheadOn(at: At): number | undefined {
  const rule = owedOn(at);
  if (!rule) return undefined;
  const { account_id, advance_account_id: ahead } = rule;
  if (ahead !== null && ahead !== account_id) return ahead;
  return at.lacking('advances', { rule: String(rule['name']) });
}
