import type { FeatureSpec } from './feature-spec.ts';
import { asAsked, imports, inContract, otherSample, wrongSample, type NewField } from './field.ts';
import { grant, insert, list, write } from './places.ts';
import { referenceImports } from './references.ts';
import { samplesOf, seed } from './seed.ts';
import { migrationOf, tableOf, tableOfLines } from './table.ts';
import { screenTest } from './screen-test.ts';
import { fieldWords, read, words } from './words.ts';

/** Plans the places of a resource: docs/resource.md. */
export function writeResource(spec: FeatureSpec): void {
  const { place, name, table, value, fields } = spec;
  const all = [...fields, ...(spec.action?.asks ?? [])];
  const references = referenceImports(all, place);
  write(
    `contract/${place}.ts`,
    `${references}import { ${imports(all)} } from '../kit/fields.ts';
import { resource${references && ', type Resource'} } from '../kit/resource.ts';

/** Say here what one is. */
export const ${value} = resource('${name}', {
${described(spec)}
});
`,
  );
  write(migrationOf(table), tableOf(spec));
  write(
    `server/features/${place}/routes.ts`,
    routes(
      spec,
      'resource',
      'resource/resource-routes.ts',
      spec.action ? `, { ${hookOf(spec)} }` : '',
    ),
  );
  write(`server/features/${place}/routes.test.ts`, suite(spec, 'crudSuite', 'crud-suite.ts', ''));
  // Which rows they need the demo has to be told by hand.
  if (!fields.some(({ kind, required }) => kind === 'reference' && required)) seed(spec);
  screens(spec, '');
  screenTest(spec);
  words(place, { [name]: ownWords(spec) });
  register(spec);
}

/** Plans the places of a document, whose lines are texts as a beginning: docs/document.md. */
export function writeDocument(spec: FeatureSpec): void {
  const { place, name, table, value, fields } = spec;
  const asked = spec.action?.asks ?? [];
  const references = referenceImports([...fields, ...asked], place);
  const all = fields.map((field) => `'${field.name}'`).join(', ');
  write(
    `contract/${place}.ts`,
    `${references}import { document } from '../kit/document/document.ts';
import { ${imports([...fields, ...asked, description])} } from '../kit/fields.ts';
${references && "import type { Resource } from '../kit/resource.ts';\n"}
/** Say here what one is. */
export const ${value} = document('${name}', {
${described(spec)}
  lines: {
    name: '${name}-lines',
    title: 'description',
    fields: { description: text(200, { required: true }) },
  },
  copied: [${all}],
  sections: { who: [${all}], lines: ['lines'] },
});
`,
  );
  write(migrationOf(table), tableOf(spec, totals, ',net') + tableOfLines(spec));
  write(
    `server/features/${place}/routes.ts`,
    `import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
${routes(spec, 'document', 'document/document-routes.ts', `, { rates: ({ db }) => vatRatesOf(db), ${hookOf(spec)} }`)}`,
  );
  write(
    `server/features/${place}/routes.test.ts`,
    suite(
      spec,
      'documentSuite',
      'documents/document-suite.ts',
      "  line: () => ({ description: 'Wheel change' }),\n",
    ),
  );
  screens(spec, "    words: ['vat-codes'],\n");
  screenTest(spec, 'Wheel change');
  words(place, { [name]: { ...ownWords(spec), sections: { who: read(name) } } });
  register(spec);
}

const description: NewField = {
  name: 'description',
  kind: 'text',
  argument: '200',
  required: true,
};

const totals = [
  'line_count integer not null default 0',
  'net bigint not null default 0',
  'vat bigint not null default 0',
  'gross bigint not null default 0',
  "vat_rates jsonb not null default '[]'",
];

const described = ({ feature, name, table, of, fields, action }: FeatureSpec): string =>
  `  feature: '${feature}',
  path: '/v4/site/${name}',
  of: '${of}',
  read: '${table}.read',
  write: '${table}.write',
  title: '${fields[0]!.name}',
  sort: '${fields[0]!.name}:asc',
  fields: {
${fields.map(inContract).join('\n')}
  },${action ? actionOf(action) : ''}`;

const actionOf = ({ word, asks }: NonNullable<FeatureSpec['action']>) => `
  actions: {
    ${word}: {
      summary: 'Say here what it does',
      asks: {
${asks.map(asAsked).join('\n')}
      },
    },
  },`;

/** What the server does with an action, which gets as well what was asked for. */
const hookOf = ({ action }: FeatureSpec): string =>
  action
    ? `steps: {
      // Refuse here by throwing, or answer what is written: (context, before, asked).
      ${action.word}: () => Promise.resolve(),
    }`
    : '';

const routes = ({ place, value, owned }: FeatureSpec, engine: string, file: string, more: string) =>
  `import { ${value} } from '#contract/${place}.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { ${engine}Routes } from '#server/kit/${file}';

/** Say here what one is. */
export function ${owned}Routes(app: AppContext): void {
  ${engine}Routes(app, ${value}${more});
}
`;

const suite = ({ place, value, fields }: FeatureSpec, tests: string, file: string, more: string) =>
  `import { ${value} } from '#contract/${place}.ts';
import { ${tests} } from '#tests/support/${file}';

${tests}(${value}, {
  valid: () => ({ ${samplesOf(fields)} }),
  changed: { ${fields[0]!.name}: ${otherSample(fields[0]!)} },
  wrong: { ${fields[0]!.name}: ${wrongSample(fields[0]!)} },
${more}});
`;

function screens(
  { place, feature, name, table, value, owned, path, fields, action }: FeatureSpec,
  more: string,
) {
  write(
    `src/features/${place}/screens.ts`,
    `import { crudScreens } from '#src/crud/crud-screens.ts';

/** Say here what these screens are for. */
export const ${owned}Screens = crudScreens(
  {
    title: '${feature}:${name}.title',
    read: '${table}.read',
    write: '${table}.write',
    list: '${path}',
    add: '${path}/new',
    import: '${path}/import',
    one: '${path}/:id',
${more}  },
  () => import('./${name}-screens.tsx'),
);
`,
  );
  const card = fields.slice(1, 4).map((field) => `'${field.name}'`);
  write(
    `src/features/${place}/${name}-screens.tsx`,
    `import { ${value} } from '#contract/${place}.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
${action ? "import { ActionButton } from '#src/crud/steps/action-button.tsx';\n" : ''}
export default screensOf(${value}, { card: [${card.join(', ')}]${
      action
        ? `, head: ({ row }) => <ActionButton resource={${value}} row={row} word="${action.word}" />`
        : ''
    } });
`,
  );
}

const ownWords = ({ name, fields, action }: FeatureSpec) => ({
  title: read(name),
  new: `${read(name)} +`,
  one: read(name),
  import: read(name),
  empty: '–',
  ...fieldWords(fields),
  ...(action && {
    steps: { [action.word]: read(action.word) },
    asks: { [action.word]: fieldWords(action.asks) },
  }),
});

function register({ place, table, value, owned }: FeatureSpec): void {
  insert('contract/resources.ts', `import { ${value} } from './${place}.ts';\n`, 'import type');
  insert('contract/resources.ts', `  ${value},\n`, '];');
  grant(`${table}.read`, `${table}.write`);
  list(owned, place);
}
