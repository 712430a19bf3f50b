import type { FeatureSpec } from './feature-spec.ts';
import { insert, write } from './places.ts';
import { read, words } from './words.ts';

/** Plans the places of a report that counts the new rows of a resource, as a beginning: docs/report.md. */
export function writeReport({ name, value, path, rest: resource }: FeatureSpec) {
  write(
    `contract/reports/${name}.ts`,
    `import { report } from '../kit/report.ts';

/** Say here what it tells. */
export const ${value} = report('${name}', {
  feature: 'reports',
  area: 'work',
  path: '/v4/site/reports/${name}',
  read: 'reports.read',
  groups: { day: { kind: 'day' }, week: { kind: 'week' }, month: { kind: 'month' } },
  columns: { count: { kind: 'count' } },
  chart: 'count',
  rows: { columns: [], leads: '${resource}' },
});
`,
  );
  write(
    `server/features/reports/reports/${name}-repo.ts`,
    `import { sql } from 'kysely';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each that was added: say here what it is a row for, and find it by an index of site and time. */
export const ${value}Source: ReportSource = {
  rows: ({ from, until }) => sql\`
    select id as row_id, id as leads_to, created_at as at
    from ${resource.replaceAll('-', '_')}
    where created_at >= \${from} and created_at < \${until}\`,
  columns: { count: sql\`count(*)\` },
};
`,
  );
  words('reports/reports', {
    [name]: {
      title: read(name),
      intro: '–',
      columns: { count: 'Count' },
      groups: { day: 'Day', week: 'Week', month: 'Month' },
    },
  });
  const sources = 'server/features/reports/reports/sources.ts';
  insert(
    sources,
    `import { ${value}Source } from './${name}-repo.ts';\n`,
    '\n/** How the database',
  );
  insert(sources, `  '${name}': ${value}Source,\n`, '};');
  insert(
    'contract/reports.ts',
    `import { ${value} } from './reports/${name}.ts';\n`,
    'import type',
  );
  insert('contract/reports.ts', `  ${value},\n`, '];');
  insert(
    'src/features/reports/reports/screens.ts',
    `  of('${name}', '${path}', 'reports.read'),\n`,
    '];',
  );
}
