import type { FeatureSpec } from './feature-spec.ts';
import { asSettings, imports, otherSample, sample, wrongSample } from './field.ts';
import { grant, insert, list, write } from './places.ts';
import { settingsTest } from './screen-test.ts';
import { fieldWords, read, words } from './words.ts';

/** Plans the places of a page of settings of the chain and its sites: docs/settings.md. */
export function writeSettings(spec: FeatureSpec) {
  const { place, feature, name, table, value, owned, path, fields } = spec;
  const component = `${value.charAt(0).toUpperCase()}${value.slice(1)}Screen`;
  const first = fields[0]!;
  // Another than holds where nobody has set it.
  const changed = first.required ? otherSample(first) : sample(first);
  write(
    `contract/${place}.ts`,
    `import { ${imports(fields)} } from '../kit/fields.ts';
import { settings } from '../kit/settings.ts';

/** Say here what they are for. */
export const ${value} = settings('${name}', {
  feature: '${feature}',
  path: '/v4/site/${name}',
  levels: ['chain', 'site'],
  read: '${table}.settings',
  write: '${table}.settings',
  fields: {
${fields.map(asSettings).join('\n')}
  },
});
`,
  );
  write(
    `server/features/${place}/routes.ts`,
    `import { ${value} } from '#contract/${place}.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';

/** Say here what they are for. */
export function ${owned}Routes(app: AppContext): void {
  settingsRoutes(app, ${value});
}
`,
  );
  write(
    `server/features/${place}/routes.test.ts`,
    `import { ${value} } from '#contract/${place}.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';

settingsSuite(${value}, {
  changed: { ${first.name}: ${changed} },
  wrong: { ${first.name}: ${wrongSample(first)} },
});
`,
  );
  write(
    `src/features/${place}/${name}-screen.tsx`,
    `import { ${value} } from '#contract/${place}.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';

/** Say here what they are for. */
export default function ${component}() {
  return <SettingsPage settings={${value}} />;
}
`,
  );
  write(
    `src/features/${place}/screens.ts`,
    `import { settingsScreen } from '#src/crud/settings/settings-screen.ts';

/** Say here what they are for. */
export const ${owned}Screens = [
  settingsScreen(
    { title: '${feature}:${name}.title', path: '${path}', read: '${table}.settings' },
    () => import('./${name}-screen.tsx'),
  ),
];
`,
  );
  settingsTest(spec);
  words(place, {
    [name]: {
      title: read(name),
      intro: '–',
      ...fieldWords(fields),
    },
  });
  insert('contract/settings.ts', `import { ${value} } from './${place}.ts';\n`, '\n/** Every page');
  insert('contract/settings.ts', `  ${value},\n`, '];');
  grant(`${table}.settings`);
  list(owned, place);
}
