import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keptFor = 7 * 86_400_000;
const list = '.kept-assets.json';
// All of a build once more, for new devices alone: these get the next build.
const pack = /^pack-/;

/**
 * Puts the assets of earlier builds beside those of the next one, for tabs that still run them:
 * for a week after the build that they belong to was replaced. `now` in ms.
 */
export function keepAssets(before: string, next: string, now: number): void {
  const assets = join(before, 'assets');
  if (!existsSync(assets)) return;
  const replaced = replacedAt(before);
  const ofNext = new Set(readdirSync(join(next, 'assets')));
  const kept: Record<string, number> = {};
  for (const name of readdirSync(assets)) {
    const since = replaced[name] ?? now;
    if (ofNext.has(name) || pack.test(name) || now - since >= keptFor) continue;
    cpSync(join(assets, name), join(next, 'assets', name), { preserveTimestamps: true });
    kept[name] = since;
  }
  writeFileSync(join(next, list), JSON.stringify(kept));
}

/** When the build that an asset belongs to was replaced, for those of earlier builds. */
function replacedAt(build: string): Record<string, number> {
  const file = join(build, list);
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
}
