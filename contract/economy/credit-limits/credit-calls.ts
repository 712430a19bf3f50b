import * as z from 'zod/mini';
import { data, get, idParam, idParams } from '../../kit/call.ts';
import { rated } from './check-calls.ts';

/** How a customer stands with a company. Amounts in minor units, with VAT. */
const credit = {
  /** Null where there is none, 0 where nothing is sold to them on credit. */
  limit: z.nullable(z.int()),
  /** What they owe on invoices, below zero what they have to come. */
  owes: z.int(),
  /** What was ordered and is neither invoiced nor paid. */
  ordered: z.int(),
  /** What is left of the limit, below zero where it is exceeded. */
  left: z.nullable(z.int()),
  /** What of their debt was to be paid before today. */
  overdue: z.int(),
  /** For how many days the oldest of it was. */
  days_late: z.int(),
  blocked: z.boolean(),
  block_reason: z.string(),
  /** The request that waits for an answer. */
  asked_id: z.nullable(z.int()),
  /** What a credit bureau said last; null where none was asked. */
  check: z.nullable(rated),
  /** Whether a bureau may be asked of them. */
  checkable: z.boolean(),
};

const listed = z.object({
  customer_id: z.int(),
  /** Of the customer. */
  version: z.int(),
  number: z.string(),
  name: z.string(),
  ...credit,
});
/** How a customer of the list stands. */
export type ListedCredit = z.output<typeof listed>;

/** Which customers are listed: all, who owes more than their limit, for whom one was asked, who is blocked. */
export const creditViews = ['all', 'over', 'asked', 'blocked'] as const;
export type CreditView = (typeof creditViews)[number];

export const creditSorts = ['left', 'name', 'late'] as const;
export type CreditSort = (typeof creditSorts)[number];

/** How many customers stand on a page. */
export const creditPerPage = 50;

/** How much credit customers of a company have, and how much of it they use. */
export const creditLimitCalls = {
  list: get('/v4/site/credit-limits', {
    summary:
      'Customers with a limit of their own, with debts or orders, or for whom a limit was asked; fifty on a page',
    access: 'invoices.read',
    query: z.object({
      view: z.optional(z.enum(creditViews)),
      sort: z.optional(z.enum(creditSorts)),
      page: z.optional(idParam),
    }),
    result: z.object({ data: z.array(listed), meta: z.object({ total: z.int() }) }),
  }),
  ofCustomer: get('/v4/site/customers/{id}/credit', {
    summary: 'How much credit a customer has at the company, and how much of it they use',
    access: 'invoices.read',
    params: idParams,
    result: data(z.object(credit)),
  }),
};
