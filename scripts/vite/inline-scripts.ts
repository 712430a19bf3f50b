import { readFileSync } from 'node:fs';
import { minifySync, transformWithOxc, type Plugin } from 'vite';

const place = /<!--inline ([\w/.-]+)-->/g;

/** Puts a script of its own, without imports, into the page where `<!--inline path.ts-->` stands. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const paths = [...html.matchAll(place)].map(([, path = '']) => path);
        const scripts = new Map<string, string>();
        for (const path of paths) scripts.set(path, await classicScript(path));
        return html.replace(place, (_, path: string) => `<script>${scripts.get(path)}</script>`);
      },
    },
  };
}

/** The TypeScript of a file, or given instead of it, as one small classic script. */
export async function classicScript(
  path: string,
  source = readFileSync(path, 'utf8'),
): Promise<string> {
  const { code } = await transformWithOxc(source, path, { sourcemap: false });
  const small = minifySync(path, code, { module: false }).code.trim();
  if (/^\s*(import|export)\b/m.test(small)) throw new Error(`${path} must not import or export`);
  return small.replaceAll('</script', String.raw`<\/script`);
}
