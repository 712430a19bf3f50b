import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { screens } from './every-screen/addresses.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const code = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(js|css|html|json)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }));

test('what only developers see is no part of what is built', () => {
  expect(code.length).toBeGreaterThan(20);
  const traces = /dev\/components|components-screen|sample-bar/;
  expect(code.filter(({ text }) => traces.test(text)).map(({ name }) => name)).toEqual([]);
});

test('the page asks for the files of just the screen at its address, after the first page', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const [, table = '{}'] =
    /<script>\{const preload=(\{.*?\});requestAnimationFrame/s.exec(page) ?? [];
  const preload = JSON.parse(table) as { paths: string; screens: [string, number[]][] };
  const fitting = (address: string) =>
    new RegExp(preload.paths, 'i')
      .exec(address)
      ?.slice(1)
      .findIndex((part) => part !== undefined);

  const found = screens.map(({ path }) => fitting(path.replaceAll(/:\w+\??/g, '12')));
  expect(new Set(found).size).toBe(preload.screens.length);
  expect(preload.screens[fitting('customer/edit/12') ?? -1]?.[0]).toBe('customers');
  // Those of customers, whose screens are opened without a login.
  expect(preload.screens[fitting('b/12') ?? -1]?.[0]).toBe('booking-links');
  expect(preload.screens[fitting('book/12') ?? -1]?.[0]).toBe('online-booking');
  expect(page.indexOf('const preload=')).toBeGreaterThan(page.indexOf('id="first-page"'));
});

test('all scripts and styles that a device keeps are in one file, as they are', () => {
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  const pack = JSON.parse(read(`assets/pack-${read('build.txt')}.json`)) as Record<string, string>;
  const kept = [...read('sw.js').matchAll(/assets\/[\w.-]+\.(?:js|css)/g)].map(([name]) => name);
  expect(kept.length).toBeGreaterThan(400);
  expect(Object.keys(pack).toSorted()).toEqual([...new Set(kept)].toSorted());
  for (const [name, text] of Object.entries(pack)) expect(text).toBe(read(name));
});
