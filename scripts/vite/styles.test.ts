import { expect, test } from 'vitest';
import { styles } from './styles.ts';

type Transform = (code: string, id: string) => { readonly code: string };
const { handler } = styles().transform as unknown as { readonly handler: Transform };
const written = (code: string, id: string) => handler(code, id).code;
const order = '@layer ionic, tokens, base, layout, pieces, screens;';

test.each([
  ['/house/node_modules/@ionic/react/css/core.css', 'ionic'],
  ['/house/src/ui/tokens.css', 'tokens'],
  ['/house/src/ui/base.css', 'base'],
  ['/house/src/ui/layout/layout.css', 'layout'],
  ['/house/src/ui/layout/pieces.css', 'pieces'],
  ['/house/src/ui/dialog/dialog.css', 'pieces'],
  ['/house/src/crud/list/list.css', 'pieces'],
  ['/house/src/features/desk/queue/queue.css', 'screens'],
  ['/house/src/app/frame/print.css', 'screens'],
])('%s lies in the layer of %s', (id, layer) => {
  expect(written('a {}', id)).toBe(`${order}\n@layer ${layer} {\na {}\n}`);
});

test('a width is called by its name', () => {
  const id = '/house/index.html?html-proxy&inline-css&index=0.css';
  expect(written('@media (hover: hover) and (--desktop) {}', id)).toBe(
    '@media (hover: hover) and (width >= 840px) {}',
  );
  expect(written('@media not (--tablet) {}', id)).toBe('@media not (width >= 600px) {}');
});
