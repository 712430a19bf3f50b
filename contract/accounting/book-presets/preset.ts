import type { costAccountingRules, salesAccountingRules } from '../accounting-rules/rules.ts';
import type { ledgerAccounts } from '../../money/ledger-accounts.ts';
import type { paymentKinds } from '../../money/payment-methods.ts';
import type { VatKind } from '../../money/vat.ts';

type Kind = (typeof ledgerAccounts)['fields']['kind']['empty'];
type ProductKind = (typeof salesAccountingRules)['fields']['product_kind']['empty'];
type CostField = Exclude<
  keyof (typeof costAccountingRules)['fields'] & `${string}_account_id`,
  never
>;

/** What a company of a country begins its books with. Accounts are named by their numbers. */
export interface BookPreset {
  /** By the standard of the country: `vat_code` is what is usually sold on it. */
  readonly accounts: readonly (readonly [
    number: string,
    kind: Kind,
    vatCode: string,
    name: string,
    /** What it is in the business specification, where SAF-T asks for that. */
    standard?: string,
  ])[];
  readonly vatCodes: readonly (readonly [
    code: string,
    kind: VatKind,
    rate: number,
    from: string,
    to: string | null,
    name: string,
    /** On which account the VAT itself is booked; none where there is nothing to book. */
    account?: string,
  ])[];
  /** Cash is rounded to the coins there are; an invoice in whole units where that is usual. */
  readonly methods: readonly (readonly [
    name: string,
    kind: (typeof paymentKinds)[number],
    account: string,
    rounded?: 'r100',
  ])[];
  /** Where what rounding leaves is booked. */
  readonly rounding: string;
  /** Where it is booked what a drawer has more or less than it should, and what is put into it or taken out; null where a company chooses it. */
  readonly drawer: { readonly difference: string; readonly moved: string } | null;
  readonly sales: readonly (readonly [
    name: string,
    account: string,
    vatCode?: string,
    productKind?: ProductKind,
  ])[];
  readonly payments: readonly (readonly [
    name: string,
    kind: (typeof paymentKinds)[number],
    account: string,
    feeAccount?: string,
  ])[];
  /** Where what is sold for months to come is held until it is earned. */
  readonly prepaid: string;
  /** Where what customers pay ahead is held. */
  readonly advances: string;
  /** What is owed by gift cards, and where what is left of those that are over is earned: accounts. */
  readonly giftCards: {
    readonly name: string;
    readonly account: string;
    readonly expired: string;
  };
  /** Where fees of reminders and late interest of customers are booked; '' where a company chooses it. */
  readonly lateFees: string;
  readonly lateInterest: string;
  /** Where what customers owe and is given up is a loss. */
  readonly losses: string;
  readonly costs: readonly (readonly [
    name: string,
    accounts: Readonly<Partial<Record<CostField, string>>>,
  ])[];
}
