import { calledKey, foldText } from '#contract/kit/rules/same-text.ts';
import { customerHitPath, type Understood } from '#contract/desk/search-rules.ts';
import type { SearchHit } from '#contract/desk/search.ts';
import type { Tx } from '#server/db/open.ts';
import { groupOf, type SearchProvider } from '#server/kit/search-provider.ts';
import {
  customersCalled,
  customersWithExternalId,
  customersWithNumber,
  customersWithWords,
  mostCustomers,
  type FoundCustomer,
} from './customer-search-repo.ts';

// Two letters are half of the register.
const fewest = 2;

/** Finds customers by name, e-mail, number, what else their row holds, and their id in another system. */
export const customerSearch: SearchProvider = {
  right: 'customers.read',
  kinds: ['any', 'external_customer'],
  async find(tx, wanted) {
    const found = await customersOf(tx, wanted);
    const customers = [...found].sort(
      (a, b) => rankOf(a, wanted.text) - rankOf(b, wanted.text) || a.name.localeCompare(b.name),
    );
    return {
      groups: [groupOf('customers', customers.map(hit), found.length >= mostCustomers)],
      exact: customers.filter((customer) => isJust(customer, wanted)).map(hit),
    };
  },
};

async function customersOf(tx: Tx, { kind, guesses, text }: Understood): Promise<FoundCustomer[]> {
  if (kind === 'external_customer') {
    const known = await customersWithExternalId(tx, text);
    const duplicates = text.length < fewest ? [] : await customersWithWords(tx, text);
    const holds = ({ external_id }: FoundCustomer) => same(external_id).includes(same(text));
    return eachOnce([...known, ...duplicates.filter(holds)]);
  }
  // A single digit is a customer's number, a single letter nothing yet.
  const numbered = guesses.includes('customer_number') ? await customersWithNumber(tx, text) : [];
  if (kind !== 'any' || text.length < fewest) return numbered;
  const called = guesses.includes('customer_name') ? await customersCalled(tx, text) : [];
  return eachOnce([...numbered, ...called, ...(await customersWithWords(tx, text))]);
}

// As it was found first.
const eachOnce = (customers: readonly FoundCustomer[]): FoundCustomer[] => [
  ...new Map(customers.toReversed().map((customer) => [customer.id, customer])).values(),
];

const same = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether this is what was asked for, letter by letter. Names are never: there are many of each. */
function isJust(customer: FoundCustomer, { kind, guesses, text }: Understood): boolean {
  if (kind === 'external_customer') return same(customer.external_id) === same(text);
  if (guesses.includes('customer_number')) return customer.searched === text;
  return guesses.includes('customer_email') && same(customer.email) === same(text);
}

/** Number and name before beginnings of names, those before last names, those before what is found elsewhere in the row. */
function rankOf({ number, name }: FoundCustomer, text: string): number {
  const [called, typed] = [foldText(name), foldText(text)];
  if (number === text || calledKey(name) === calledKey(text)) return 0;
  if (called.startsWith(typed)) return 1;
  const words = called.split(' ');
  const isCalled = typed.split(' ').every((part) => words.some((word) => word.startsWith(part)));
  return isCalled ? 2 : 3;
}

const hit = ({ id, number, name, phone, email, city, last_visit }: FoundCustomer): SearchHit => ({
  id,
  path: customerHitPath(id),
  plate: null,
  title: name,
  detail: [number, phone || email, city].filter(Boolean).join(' · '),
  at: last_visit,
});
