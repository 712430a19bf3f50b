import { isForPractice } from '#contract/cash/cash-registers/cash-registers.ts';
import type { RegisterMethod } from '#contract/cash/cash-registers/register-calls.ts';
import { roundingOf, type PaymentKind } from '#contract/money/payment-methods.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { CashRegister } from './journal/open-journal.ts';

// What is owed is not paid, and a gift card has its own ledger: one for practice touches none.
const elsewhere = { sold: ['invoice'], practised: ['invoice', 'gift_card'] } as const;

// What most pay by at a counter stands first: it is what the key for go on pays by.
const usualFirst: readonly string[] = ['card', 'cash', 'mobile', 'gift_card', 'other', 'transfer'];

/** By what is paid at a register of the company, the most usual first, then by their names; coins only where there is a drawer for them. */
export async function methodsOfRegister(
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  { has_drawer: hasDrawer, declared_on }: Pick<CashRegister, 'has_drawer' | 'declared_on'>,
): Promise<RegisterMethod[]> {
  const rows = await tx
    .selectFrom('payment_methods')
    .select(['id', 'name', 'kind', 'rounding', 'direction'])
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null)
    .where('in_register', '=', true)
    .where('kind', 'not in', isForPractice({ declared_on }) ? elsewhere.practised : elsewhere.sold)
    .orderBy('name_sort')
    .execute();
  return rows
    .filter(({ kind }) => hasDrawer || kind !== 'cash')
    .toSorted((one, other) => usualFirst.indexOf(one.kind) - usualFirst.indexOf(other.kind))
    .map(({ id, name, ...type }) => ({
      id,
      name,
      kind: type.kind as PaymentKind,
      ...roundingOf(type as Parameters<typeof roundingOf>[0]),
    }));
}

/** The numbers of products, by their ids. */
export async function numbersOfProducts(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'number'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
