import { isCode, isTest, type Fault, type SourceFile } from './project.ts';
import { importsOf, rootOf } from './imports.ts';

const layers: Record<string, readonly string[]> = {
  src: ['main', 'app', 'features', 'crud', 'navigation', 'data', 'ui', 'i18n', 'device'],
  server: ['main', 'app', 'features', 'kit', 'db'],
};

/** Inside src and server imports go downwards: from a layer to itself or to one further right. */
export function layersGoDown(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => rootOf(path) in layers && isCode(path) && !isTest(path))
    .flatMap((file) => {
      const order = layers[rootOf(file.path)] ?? [];
      const from = layerOf(file.path);
      if (!order.includes(from)) {
        if (file.path.endsWith('.d.ts')) return [];
        return [{ file: file.path, rule: `belongs to no layer; there are ${order.join(', ')}` }];
      }
      return importsOf(file)
        .filter(({ to }) => to !== undefined && rootOf(to) === rootOf(file.path))
        .filter(({ to }) => order.indexOf(layerOf(to ?? '')) < order.indexOf(from))
        .map(({ written }) => ({
          file: file.path,
          rule: `${from} may not import upwards (${order.join(' > ')}): ${written}`,
        }));
    });
}

const layerOf = (path: string): string => path.split('/')[1]?.replace(/\.(ts|tsx)$/, '') ?? '';
