import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepAssets } from './keep-assets.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 20);

function buildOf(assets: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'wheelhouse-build-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(assets)) {
    writeFileSync(join(folder, 'assets', name), text);
  }
  return folder;
}
const assetsOf = (build: string) => readdirSync(join(build, 'assets')).toSorted();

test('tabs of the build before find their chunks beside the new ones', () => {
  const first = buildOf({ 'a-1.js': '1', 'same.js': 'old' });
  const second = buildOf({ 'a-2.js': '2', 'same.js': 'new' });
  keepAssets(first, second, now);
  expect(assetsOf(second)).toEqual(['a-1.js', 'a-2.js', 'same.js']);
  expect(readFileSync(join(second, 'assets', 'same.js'), 'utf8')).toBe('new');
});

test('a chunk stays for a week after its build was replaced, however many builds come', () => {
  const first = buildOf({ 'a-1.js': '1' });
  const second = buildOf({ 'a-2.js': '2' });
  const third = buildOf({ 'a-3.js': '3' });
  const fourth = buildOf({ 'a-4.js': '4' });
  keepAssets(first, second, now);
  keepAssets(second, third, now + 7 * day - 1);
  expect(assetsOf(third)).toEqual(['a-1.js', 'a-2.js', 'a-3.js']);
  keepAssets(third, fourth, now + 7 * day);
  expect(assetsOf(fourth)).toEqual(['a-2.js', 'a-3.js', 'a-4.js']);
});

test('what a new device has in one answer goes with its build', () => {
  const first = buildOf({ 'a-1.js': '1', 'pack-1.json': '{}', 'pack-1.json.br': '' });
  const second = buildOf({ 'pack-2.json': '{}' });
  keepAssets(first, second, now);
  expect(assetsOf(second)).toEqual(['a-1.js', 'pack-2.json']);
});

test('a chunk that comes back counts as new', () => {
  const builds = [{ 'a-1.js': '1' }, { 'a-2.js': '2' }, { 'a-1.js': '1' }, { 'a-3.js': '3' }];
  const [first = '', second = '', third = '', fourth = ''] = builds.map(buildOf);
  keepAssets(first, second, now);
  keepAssets(second, third, now + 6 * day);
  keepAssets(third, fourth, now + 12 * day);
  expect(assetsOf(fourth)).toEqual(['a-1.js', 'a-2.js', 'a-3.js']);
});

test('the first build has nothing before it', () => {
  const first = buildOf({ 'a-1.js': '1' });
  keepAssets(join(tmpdir(), 'wheelhouse-no-such-build'), first, now);
  expect(assetsOf(first)).toEqual(['a-1.js']);
  expect(existsSync(join(first, '.kept-assets.json'))).toBe(false);
});
