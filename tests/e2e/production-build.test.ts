import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const code = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(js|css|html|json)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }));

test('what only developers see is no part of what is built', () => {
  expect(code.length).toBeGreaterThan(20);
  const traces = /dev\/components|components-screen|specimen/;
  expect(code.filter(({ text }) => traces.test(text)).map(({ name }) => name)).toEqual([]);
});
