import type { TenantData } from './create.ts';

/**
 * The same input with references to what is planted where its fields name such rows, such as
 * `customer_id`, and with versions that may be right. Else each one would be refused before
 * anything is tried: nothing has a number drawn from two thousand millions.
 */
export function withReferences(value: unknown, there: TenantData): unknown {
  if (Array.isArray(value)) return value.map((one) => withReferences(one, there));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'number' ? known(name, one, there) : listed(name, one, there),
    ]),
  );
}

const listed = (name: string, value: unknown, there: TenantData): unknown =>
  Array.isArray(value) && /_?ids$/i.test(name)
    ? value.map((one) => (typeof one === 'number' ? known(name, one, there) : one))
    : withReferences(value, there);

function known(name: string, drawn: number, { rowIds, manager, personId }: TenantData): number {
  if (name === 'version') return 1 + (drawn % 3);
  const stem = /^(.+?)_?ids?$/i.exec(name)?.[1];
  if (!stem) return drawn;
  if (/user|mechanic|author/.test(stem)) return manager.user.id;
  if (stem === 'site') return manager.site.id;
  if (stem === 'person') return personId;
  const plural = `${stem.replaceAll('_', '-')}s`;
  const found = Object.keys(rowIds).find((one) => one === plural || one.endsWith(`-${plural}`));
  return rowIds[found ?? ''] ?? drawn;
}
