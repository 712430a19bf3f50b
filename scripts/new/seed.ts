import type { FeatureSpec } from './feature-spec.ts';
import { sample, type NewField } from './field.ts';
import { insert, write } from './places.ts';

/** Values of the fields, as code; those that point at other rows are left to anyone who knows one. */
export const samplesOf = (fields: readonly NewField[]): string =>
  fields
    .filter(({ kind }) => kind !== 'reference')
    .map((field) => `${field.name}: ${sample(field)}`)
    .join(', ');

/** Plans what the demo has of a resource: a row for each of those whose rows they are. */
export function seed({ name, table, value, of, fields }: FeatureSpec): void {
  const seeded = `seed${value.charAt(0).toUpperCase()}${value.slice(1)}`;
  const [owners, each] = {
    chain: ['[...new Set(sites.map(({ chainId }) => chainId))]', '(chain_id) => ({ chain_id'],
    company: [
      '[...new Map(sites.map((site) => [site.companyId, site])).values()]',
      '({ chainId: chain_id, companyId: company_id }) => ({ chain_id, company_id',
    ],
    site: ['sites', '({ chainId: chain_id, id: site_id }) => ({ chain_id, site_id'],
  }[of];
  write(
    `server/db/seed/registers/${name}.ts`,
    `import type { Tx } from '../../open.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';

/** Say here what the demo has. */
export async function ${seeded}(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  await insertRows(tx, '${table}', ${owners}.map(${each}, ${samplesOf(fields)} })));
}
`,
  );
  const file = 'server/db/seed/seed-demo.ts';
  insert(file, `import { ${seeded} } from './registers/${name}.ts';\n`, 'import { seedShell');
  insert(file, `    await ${seeded}(tx, sites);\n`, '    await seedFrames(');
}
