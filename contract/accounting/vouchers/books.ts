import { ruleFor, type Rule } from '../accounting-rules/narrowest.ts';
import { conditionsOf, salesAccountingRules } from '../accounting-rules/rules.ts';
import type { SaleEvent, SoldLine } from './events.ts';

/** What a company books by, as it is in use. */
export interface Books {
  readonly sales: readonly SalesRule[];
  readonly payments: readonly (Rule & {
    readonly account_id: number;
    readonly advance_account_id: number | null;
    readonly fee_account_id: number | null;
    /** What it costs to be paid so, in hundredths of a percent. */
    readonly fee: number | null;
    readonly late_fee_account_id: number | null;
    readonly interest_account_id: number | null;
    readonly loss_account_id: number | null;
  })[];
  readonly vatCodes: readonly {
    readonly code: string;
    readonly valid_from: string;
    readonly valid_to: string | null;
    readonly account_id: number | null;
  }[];
  readonly methods: readonly {
    readonly id: number;
    readonly account_id: number | null;
    readonly rounding_account_id: number | null;
    readonly expired_account_id: number | null;
    readonly difference_account_id: number | null;
    readonly moved_account_id: number | null;
  }[];
  /** Accounts that are archived are not among them. */
  readonly accounts: ReadonlyMap<number, Account>;
}

interface Account {
  readonly number: string;
  readonly cost_centre_required: boolean;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
}

interface SalesRule extends Rule {
  readonly account_id: number;
  /** Where what is earned in months to come is held until then; null where all is earned at once. */
  readonly prepaid_account_id: number | null;
}

/** To whom something is sold, as far as the books ask. */
type Customer = Pick<SaleEvent, 'customer_type' | 'customer_country'>;

/** What a sales rule asks of a line that is sold. */
export const aboutSold = (
  { customer_type, customer_country }: Customer,
  { product_kind, product_type_id, vat_code, cost_centre_id }: SoldLine,
) => ({
  product_kind,
  product_type_id,
  vat_code,
  customer_type,
  customer_country,
  cost_centre_id,
});

/** The rule by which a line that is sold is booked on a day; null where there is none. */
export const salesRuleOf = (
  event: Customer,
  line: SoldLine,
  { sales }: Pick<Books, 'sales'>,
  day: string,
) => ruleFor(conditionsOf(salesAccountingRules), sales, aboutSold(event, line), day);

/** On which account a line that is sold is held: null where its rule says none, or it is earned by the end of the month of the day. */
export function prepaidAccountOf(
  rule: SalesRule | null,
  { period }: Pick<SoldLine, 'period'>,
  day: string,
): number | null {
  if (!rule || !period || period.to <= monthEnd(day)) return null;
  const { account_id: income, prepaid_account_id: prepaid } = rule;
  return prepaid === income ? null : prepaid;
}

/** The last day of the month of a day, so many months later. */
export function monthEnd(day: string, later = 0): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month + later, 0)).toISOString().slice(0, 10);
}
