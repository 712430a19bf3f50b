import { camel, type NewField } from './field.ts';
import { textOf } from './places.ts';

/** What a description at a place imports of the resources that it points at. */
export function referenceImports(fields: readonly NewField[], place: string): string {
  const names = new Set(
    fields.flatMap(({ kind, argument }) => (kind === 'reference' ? [argument] : [])),
  );
  const [area = ''] = place.split('/');
  return [...Map.groupBy(names, fileOf)]
    .map(([file, all]) => {
      const from = file.startsWith(`${area}/`) ? `.${file.slice(area.length)}` : `../${file}`;
      return `import { ${all.map(camel).join(', ')} } from '${from}';\n`;
    })
    .join('');
}

/** Where in the contract a resource is described. */
function fileOf(name: string): string {
  const imported = new RegExp(`import \\{[^}]*\\b${camel(name)}\\b[^}]*\\} from '\\./(.*)';`);
  const [, file] = imported.exec(textOf('contract/resources.ts')) ?? [];
  if (!file) throw new Error(`contract/resources.ts has no import of ${camel(name)}.`);
  return file;
}
