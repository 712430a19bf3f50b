import { expect, test } from 'vitest';
import { styles } from './styles.ts';

type Transform = (code: string, id: string) => { readonly code: string };
const { handler } = styles().transform as unknown as { readonly handler: Transform };
const written = (code: string, id: string) => handler(code, id).code;
const order = '@layer tokens, base, layout, pieces, screens;';

test.each([
  ['/project/src/ui/tokens.css', 'tokens'],
  ['/project/src/ui/base.css', 'base'],
  ['/project/src/ui/layout/layout.css', 'layout'],
  ['/project/src/ui/layout/pieces.css', 'pieces'],
  ['/project/src/ui/dialog/dialog.css', 'pieces'],
  ['/project/src/crud/list/list.css', 'pieces'],
  ['/project/src/features/workshop/queue/queue.css', 'screens'],
  ['/project/src/app/frame/print.css', 'screens'],
])('%s lies in the layer of %s', (id, layer) => {
  expect(written('a {}', id)).toBe(`${order}\n@layer ${layer} {\na {}\n}`);
});

test('a width is called by its name', () => {
  const id = '/project/index.html?html-proxy&inline-css&index=0.css';
  expect(written('@media (hover: hover) and (--desktop) {}', id)).toBe(
    '@media (hover: hover) and (width >= 840px) {}',
  );
  expect(written('@media not (--tablet) {}', id)).toBe('@media not (width >= 600px) {}');
});
