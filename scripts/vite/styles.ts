import type { Plugin } from 'vite';
import { breakpoints } from '#src/ui/layout/breakpoints.ts';

// What stands later in this list wins, however either is written: a screen over the pieces it is made of.
const layers: readonly (readonly [name: string, of: RegExp])[] = [
  ['tokens', /\/src\/ui\/tokens\.css/],
  ['base', /\/src\/ui\/base\.css/],
  ['layout', /\/src\/ui\/layout\/layout\.css/],
  ['pieces', /\/src\/(?:ui|crud)\//],
  ['screens', /\/src\//],
];
const order = `@layer ${layers.map(([name]) => name).join(', ')};`;

/**
 * Puts each style sheet into its layer, by where it stands, and knows the widths at which the app
 * changes by their names: `@media (--tablet)`, `@media not (--tablet)`.
 */
export function styles(): Plugin {
  return {
    name: 'styles',
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler(code, id) {
        const css = code.replaceAll(
          /\(--(tablet|desktop|wide)\)/g,
          (_, name: keyof typeof breakpoints) => breakpoints[name],
        );
        // The page's own say their layers where they are imported.
        const layer = id.includes('html-proxy') ? null : layers.find(([, of]) => of.test(id));
        return { code: layer ? `${order}\n@layer ${layer[0]} {\n${css}\n}` : css, map: null };
      },
    },
  };
}
