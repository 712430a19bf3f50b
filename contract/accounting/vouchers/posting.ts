import { aboutSold, prepaidAccountOf, salesRuleOf, type Books } from './books.ts';
import type { At, Booked, Lack, VoucherLine } from './booked-lines.ts';
import type {
  AccrualEvent,
  BookedEvent,
  ChargeEvent,
  SaleEvent,
  SoldLine,
  TakingsEvent,
  WriteOffEvent,
} from './events.ts';
import { aheadOn, ofDeposit, ofDrawer, ofGiftCard, ofSettlement, owedOn } from './paid-lines.ts';

/**
 * The lines of the voucher of an event on a day, which balance, by what a company books by; or what
 * its books lack for it: no account is ever guessed. None where it comes to nothing.
 */
export function voucherLines(
  event: BookedEvent,
  books: Books,
  day: string,
): { readonly lines: readonly VoucherLine[] } | { readonly lack: Lack } {
  const missing: Lack[] = [];
  const lacking = (code: Lack['code'], about: Lack['about']): undefined => {
    missing.push({ code, about });
    return undefined;
  };
  const at = { books, day, lacking };
  const lines = together(bookedOf(event, at)).flatMap((line) => lineOn(line, at) ?? []);
  return missing[0] ? { lack: missing[0] } : { lines };
}

function bookedOf(event: BookedEvent, at: At): Booked[] {
  switch (event.kind) {
    case 'deposit':
      return ofDeposit(event, at);
    case 'settlement':
      return ofSettlement(event, at);
    case 'accrual':
      return ofAccrual(event);
    case 'gift_card':
      return ofGiftCard(event, at);
    case 'charge':
      return ofCharge(event, at);
    case 'write_off':
      return ofWriteOff(event, at);
    case 'takings':
      return ofTakings(event, at);
    default:
      return ofSale(event, at);
  }
}

/**
 * What is sold is owed, its VAT by its code, its revenue by the sales rules: on the account of what is
 * prepaid where it is earned in months to come. A credit note is the opposite.
 */
function ofSale(event: SaleEvent, at: At): Booked[] {
  const owed = event.kind === 'invoice' ? 1 : -1;
  const lines = event.lines.flatMap((line) => soldLine({ ...event, owed }, line, at));
  const gross = grossOf(event);
  const receivables = gross === 0 ? 0 : owedOn(at)?.account_id;
  return [{ account_id: receivables, amount: owed * gross }, ...lines];
}

/** A line that is sold: revenue by its sales rule, and VAT by its code. */
function soldLine(
  sale: Pick<SaleEvent, 'vat_day' | 'customer_type' | 'customer_country'> & {
    /** Below nought where it is taken back. */
    readonly owed: 1 | -1;
  },
  line: SoldLine,
  at: At,
): Booked[] {
  const { vat_code, vat_rate, cost_centre_id } = line;
  const rule = salesRuleOf(sale, line, at.books, at.day);
  const held = prepaidAccountOf(rule, line, at.day);
  const missing = () => at.lacking('sales_rule', aboutSold(sale, line));
  const of = { vat_code, vat_rate, cost_centre_id };
  return [
    {
      ...of,
      account_id: held ?? rule?.account_id ?? (line.net === 0 ? 0 : missing()),
      amount: 0 - sale.owed * line.net,
      is_vat: false,
    },
    {
      ...of,
      cost_centre_id: null,
      account_id: line.vat === 0 ? 0 : vatAccount(vat_code, sale.vat_day, at),
      amount: 0 - sale.owed * line.vat,
      is_vat: true,
    },
  ];
}

const grossOf = ({ lines }: { readonly lines: readonly SoldLine[] }): number =>
  lines.reduce((sum, { net, vat }) => sum + net + vat, 0);

/** What is sold at a register was paid ahead of it, if by a moment only. */
function ofTakings(event: TakingsEvent, at: At): Booked[] {
  const gross = grossOf(event);
  return [
    { account_id: gross === 0 ? 0 : aheadOn(at), amount: gross },
    ...event.lines.flatMap((line) => soldLine({ ...line, vat_day: event.day, owed: 1 }, line, at)),
    ...ofDrawer(event, at),
  ];
}

/** What is asked for besides is owed, and earned on the account that the rule of invoices has for it. */
function ofCharge({ charge, amount }: ChargeEvent, at: At): Booked[] {
  const rule = owedOn(at);
  const name = charge === 'fee' ? 'late_fee_account' : 'interest_account';
  const earned = rule && (rule[`${name}_id`] ?? at.lacking(name, { rule: String(rule['name']) }));
  return [
    { account_id: rule?.account_id, amount },
    { account_id: earned, amount: 0 - amount },
  ];
}

/** What is given up is owed no more, and a loss. */
function ofWriteOff({ amount }: WriteOffEvent, at: At): Booked[] {
  const rule = owedOn(at);
  const lost =
    rule && (rule.loss_account_id ?? at.lacking('loss_account', { rule: String(rule['name']) }));
  return [
    { account_id: rule?.account_id, amount },
    { account_id: lost, amount: 0 - amount },
  ];
}

/** What was held is earned. */
const ofAccrual = ({ lines }: AccrualEvent): Booked[] =>
  lines.flatMap(({ prepaid_account_id: prepaid, income_account_id: income, ...line }) => [
    { ...line, account_id: prepaid },
    { ...line, account_id: income, amount: 0 - line.amount },
  ]);

/** On what the VAT of a code is booked on a day: as its rate, of the newest row that holds. */
function vatAccount(vat_code: string, day: string, { books, lacking }: At): number | undefined {
  const held = books.vatCodes
    .filter(
      ({ code, valid_from, valid_to }) =>
        code === vat_code && valid_from <= day && (valid_to === null || valid_to >= day),
    )
    .toSorted((one, other) => (one.valid_from < other.valid_from ? 1 : -1))[0];
  return held?.account_id ?? lacking('vat_account', { vat_code });
}

/** Lines that say the same but for their amounts are one, where that is not nothing. */
function together(booked: readonly Booked[]): Booked[] {
  const of = Map.groupBy(booked, ({ amount: _, ...same }) =>
    JSON.stringify([
      same.account_id,
      same.vat_code,
      same.vat_rate,
      same.is_vat,
      same.cost_centre_id,
    ]),
  );
  return [...of.values()]
    .map((some) => ({ ...some[0]!, amount: some.reduce((sum, { amount }) => sum + amount, 0) }))
    .filter(({ amount }) => amount !== 0);
}

/** A line on an account that is in use on the day; one that wants a cost centre has to have one. */
function lineOn(line: Booked, { books, day, lacking }: At): VoucherLine | undefined {
  const { account_id, amount, vat_code = '', vat_rate = null, is_vat = false } = line;
  if (account_id === undefined) return undefined;
  const account = books.accounts.get(account_id);
  if (
    !account ||
    (account.valid_from !== null && account.valid_from > day) ||
    (account.valid_to !== null && account.valid_to < day)
  ) {
    return lacking('account', { account: account?.number ?? null, account_id });
  }
  const cost_centre_id = line.cost_centre_id ?? null;
  const { number } = account;
  if (account.cost_centre_required && cost_centre_id === null) {
    return lacking('cost_centre', { account: number, account_id });
  }
  return { account_id, account: number, amount, vat_code, vat_rate, is_vat, cost_centre_id };
}
