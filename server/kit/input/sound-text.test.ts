import { expect, test } from 'vitest';
import { unsoundText } from './sound-text.ts';

test.each<[string, unknown, string | undefined]>([
  [
    'words of any language, and pictures',
    { name: 'Åse 🚗', tags: ['', 'x'], n: 1, none: null },
    undefined,
  ],
  ['half a picture', { list: [{ name: '🚗'.slice(0, 1) }] }, 'list.0.name'],
  ['NUL', { name: 'a\0' }, 'name'],
  ['a name of a field that is unsound', { list: { '\ud800': 1 } }, 'list'],
  ['a bare text', '\udc00', ''],
])('%s', (_, value, where) => {
  expect(unsoundText(value)).toBe(where);
});
