import { sql } from 'kysely';
import type { Field } from '#contract/kit/field.ts';
import { linesOf } from '#contract/kit/document/lines.ts';
import { hasOrder } from '#contract/kit/list-query.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Settings, SettingsValues } from '#contract/kit/settings.ts';
import type { Database } from '#server/db/open.ts';
import type { Site } from './organisation.ts';
import { unique } from './unique.ts';

// No canary is longer; plates and the like are too short for one.
const longest = 40;
const short = () => unique('').slice(1, 9).toUpperCase();

/** A row of any resource that holds the canary; returns its id. A reference that must be is to one made for it. */
export async function createRow(
  db: Database,
  resource: Resource,
  own: { chain_id: number; site_id: number },
  canary: string,
): Promise<number> {
  const values: Record<string, unknown> = ownersOf(resource, own);
  const holds = ([, { kind, most = 0 }]: [string, Field]) => kind === 'text' && most >= longest;
  const fields = Object.entries<Field>(resource.fields);
  const [bearer] = fields.find(
    ([name, field]) => name === resource.title && holds([name, field]),
  ) ??
    fields.find(holds) ?? [resource.title];
  // A document is never without the day that its VAT is calculated for.
  const day = linesOf(resource)?.day;
  for (const [name, field] of fields) {
    if (name === bearer) values[name] = canary;
    else if (field.required || name === day) values[name] = await valueOf(db, field, own, canary);
    // Numbers are drawn for a chain that the transaction was opened for.
    else if (field.readOnly && !field.counted && field.kind === 'text')
      values[name] = short().slice(0, field.most);
  }
  const table = sql.table(resource.name.replaceAll('-', '_'));
  const columns = sql.join(Object.keys(values).map((name) => sql.ref(name)));
  const { rows } = await db.transaction('system', (tx) =>
    sql<{ id: number }>`
      insert into ${table} (${columns}) values (${sql.join(Object.values(values))}) returning id`.execute(
      tx,
    ),
  );
  await createLine(db, resource, own, rows[0]!.id, canary);
  return rows[0]!.id;
}

/** Whose the rows of a resource are that somebody of a site adds. */
const ownersOf = ({ of }: Resource, own: { chain_id: number; site_id: number }) => ({
  chain_id: own.chain_id,
  ...(of === 'company' && {
    company_id: sql`(select company_id from sites where id = ${own.site_id})`,
  }),
  ...(of === 'site' && { site_id: own.site_id }),
});

/** A line of a document, that holds the canary too. */
async function createLine(
  db: Database,
  resource: Resource,
  own: { chain_id: number; site_id: number },
  document_id: number,
  canary: string,
): Promise<void> {
  const lines = linesOf(resource);
  if (!lines) return;
  const line = {
    ...ownersOf(resource, own),
    document_id,
    key: crypto.randomUUID(),
    position: 0,
    quantity: 1000,
    unit_price: 100_00,
    vat_code: '3',
    vat_category: 'S',
    vat_rate: 25_00,
    amount: 100,
    [lines.title]: canary,
  };
  const columns = sql.join(Object.keys(line).map((name) => sql.ref(name)));
  await db.transaction('system', (tx) =>
    sql`insert into ${sql.table(lines.name.replaceAll('-', '_'))} (${columns})
      values (${sql.join(Object.values(line))})`.execute(tx),
  );
}

/** A row for each reference that a resource must have, by its field. */
export async function createOwners(
  db: Database,
  resource: Resource,
  site: Pick<Site, 'chain_id' | 'id'>,
): Promise<Record<string, number>> {
  const own = { chain_id: site.chain_id, site_id: site.id };
  const owners: Record<string, number> = {};
  for (const [name, { of, required }] of Object.entries<Field>(resource.fields)) {
    if (of && required) owners[name] = await createRow(db, of(), own, unique('owner'));
  }
  return owners;
}

async function valueOf(
  db: Database,
  field: Field,
  own: { chain_id: number; site_id: number },
  canary: string,
): Promise<unknown> {
  if (field.of) return createRow(db, field.of(), own, unique(`${canary}-of`));
  if (field.kind === 'date' || field.kind === 'instant') return '2026-01-01';
  if (field.kind === 'choice' || field.kind === 'yes_no') return field.empty;
  if (field.kind === 'money') return 1;
  return hasOrder(field.kind) ? (field.from ?? 0) : short();
}

/** What a site has set of settings: the fields given. */
export async function makeSettings<S extends Settings>(
  db: Database,
  { name }: S,
  site: Site,
  fields: Partial<SettingsValues<S>>,
): Promise<void> {
  const own = { chain_id: site.chain_id, site_id: site.id, name };
  await db.transaction('system', (tx) =>
    tx
      .insertInto('settings')
      .values({ ...own, fields: JSON.stringify(fields) })
      .execute(),
  );
}
