import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import { emailKey, foldText, phoneKey } from '#contract/kit/rules/same-text.ts';
import { carHitPath, customerHitPath } from '#contract/desk/search-rules.ts';
import type { Understood } from '#contract/desk/search-rules.ts';
import type { SearchFound } from '#contract/desk/search.ts';
import { keptAnswersTo } from '#src/data/response-cache.ts';
import type { SiteId } from '#src/data/tokens.ts';

type Customer = RowOf<typeof customers>;
type Car = RowOf<typeof cars>;

const most = 20;

/** Customers and cars of lists and cards that were opened lately and are kept on this device, as far as a search means them. */
export async function foundAmongKept(siteId: SiteId, wanted: Understood): Promise<SearchFound[]> {
  const [people, vehicles] = await Promise.all([
    rowsOf<Customer>(siteId, customers.path),
    rowsOf<Car>(siteId, cars.path),
  ]);
  const meant = people.filter((customer) => isCustomer(customer, wanted)).map(customerHit);
  const driven = vehicles.filter((car) => isCar(car, wanted)).map(carHit);
  const group = (name: SearchFound['group'], hits: SearchFound['hits']) =>
    hits.length === 0
      ? []
      : [{ group: name, hits: hits.slice(0, most), count: hits.length, more: false }];
  return [...group('customers', meant), ...group('cars', driven)];
}

/** The rows in use, each as it was answered last. */
async function rowsOf<Row extends Customer | Car>(siteId: SiteId, path: string): Promise<Row[]> {
  const lists = await keptAnswersTo(siteId, path);
  const cards = await keptAnswersTo(siteId, `${path}/{id}`);
  const rows = new Map<number, Row>();
  for (const { answer } of [...lists, ...cards].sort((a, b) => a.asOf - b.asOf)) {
    const { data } = answer as { data: Row | Row[] };
    for (const row of [data].flat() as Row[]) rows.set(row.id, row);
  }
  return [...rows.values()].filter(({ archived_at }) => archived_at === null);
}

function isCustomer(customer: Customer, { kind, guesses, text }: Understood): boolean {
  if (kind === 'external_customer') return emailKey(customer.external_id).includes(emailKey(text));
  const words = foldText(customer.name).split(' ');
  return guesses.some((guess) => {
    if (guess === 'customer_number') return customer.number === text;
    if (guess === 'customer_email') return emailKey(customer.email).includes(emailKey(text));
    if (guess === 'customer_phone') return phoneKey(customer.phone).includes(phoneKey(text));
    const parts = foldText(text).split(' ');
    return (
      guess === 'customer_name' &&
      parts.every((part) => words.some((word) => word.startsWith(part)))
    );
  });
}

function isCar({ licenseplate }: Car, { kind, guesses, text }: Understood): boolean {
  const key = plateKey(text);
  if (kind === 'plate_part') return licenseplate.includes(key);
  return guesses.includes('plate') && licenseplate.startsWith(key);
}

const customerHit = ({ id, number, name, phone, email, city, last_visit }: Customer) => ({
  id,
  path: customerHitPath(id),
  plate: null,
  title: name,
  detail: [number, phone || email, city].filter(Boolean).join(' · '),
  at: last_visit,
});

const carHit = ({ id, licenseplate, brand, model, customer_id, shown }: Car) => ({
  id,
  path: carHitPath({ id, customer_id }),
  plate: licenseplate,
  title: [brand, model].filter(Boolean).join(' '),
  detail: shown['customer_id'] ?? null,
  at: null,
});
