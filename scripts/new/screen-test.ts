import type { FeatureSpec } from './feature-spec.ts';
import { isText, otherSample, sample, type NewField } from './field.ts';
import { write } from './places.ts';
import { read } from './words.ts';

const isTyped = (field: NewField) => isText(field) || field.kind === 'number';
const typed = (field: NewField) => `'${read(field.name)}': '${sample(field).replaceAll("'", '')}'`;

/** Plans the test of the screens: what is entered is saved and read. What needs more than typing is left to anyone who knows how. */
export function screenTest(
  { place, name, value, owned, path, fields }: FeatureSpec,
  line?: string,
) {
  const asked = fields.filter(
    ({ required, kind }, at) => at === 0 || (required && kind !== 'choice'),
  );
  if (!asked.every(isTyped)) return;
  const withLine = line === undefined ? '' : `\n  line: '${line}',`;
  write(
    `src/features/${place}/${name}-screens.test.tsx`,
    `import { ${value} } from '#contract/${place}.ts';
import { enteredAndRead } from '#tests/support/in-browser/entered-and-read.tsx';
import { ${owned}Screens } from './screens.ts';

enteredAndRead(${value}, ${owned}Screens, {
  path: '${path}',
  typed: { ${asked.map(typed).join(', ')} },${withLine}
});
`,
  );
}

/** Plans the test of a page of settings by its first text or number. */
export function settingsTest({ place, name, value, owned, path, fields }: FeatureSpec): void {
  const field = fields.find(isTyped);
  if (!field) return;
  write(
    `src/features/${place}/${name}-screen.test.tsx`,
    `import { ${value} } from '#contract/${place}.ts';
import { settingIsKept } from '#tests/support/in-browser/entered-and-read.tsx';
import { ${owned}Screens } from './screens.ts';

settingIsKept(${value}, ${owned}Screens, {
  path: '${path}',
  label: '${read(field.name)}',
  value: '${(field.required ? otherSample(field) : sample(field)).replaceAll("'", '')}',
});
`,
  );
}
