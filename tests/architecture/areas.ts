import { isCode, isTest, type Fault, type SourceFile } from './project.ts';
import { importsOf, rootOf } from './imports.ts';

/** The areas of features, the lowest first. What each holds stands in docs/architecture.md, in the same order. */
const order = [
  'platform',
  'lists',
  'money',
  'customer',
  'car',
  'workshop',
  'hotel',
  'stock',
  'accounting',
  'booking',
  'sales',
  'economy',
  'cash',
  'reports',
  'desk',
];

/** Inside a root an area imports itself and those below it. What the app and the server know of each other's calls is not counted: that is the contract. */
export function areasGoDown(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => areaOf(path) !== undefined && isCode(path) && !isTest(path))
    .flatMap((file) => {
      const area = areaOf(file.path)!;
      if (!order.includes(area)) {
        return [{ file: file.path, rule: `is of no area; there are ${order.join(', ')}` }];
      }
      return importsOf(file)
        .filter(({ to }) => to !== undefined && rootOf(to) === rootOf(file.path))
        .filter(({ to }) => order.indexOf(areaOf(to!) ?? area) > order.indexOf(area))
        .map(({ to }) => ({
          file: file.path,
          rule: `${area} stands below what it imports: ${to}`,
        }));
    });
}

/** docs/architecture.md lists the areas in their order. */
export function docsListAreas(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => path === 'docs/architecture.md')
    .map(({ path, text }) => ({
      file: path,
      listed: [...text.matchAll(/^\d+\. `(\w+)`/gm)].map(([, area]) => area),
    }))
    .filter(({ listed }) => listed.join() !== order.join())
    .map(({ file }) => ({ file, rule: `lists the areas in their order: ${order.join(', ')}` }));
}

/** The area of a file of the contract or of a feature; undefined for what belongs to all. */
function areaOf(path: string): string | undefined {
  const area = /^(?:contract|(?:src|server)\/features)\/([^/]+)\//.exec(path)?.[1];
  return rootOf(path) === 'contract' && area === 'kit' ? undefined : area;
}
