import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepAssets } from './keep-assets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
// Built beside what is served, which stays whole until the new one is.
const next = join(root, 'dist.next');
const stamp = '.built-from';

// All that the built app is made from; the server's part is the page it fills in.
const inputs = [
  'src/**/*',
  'contract/**/*',
  'locales/**/*',
  'sw/**/*',
  'public/**/*',
  'scripts/vite/**/*',
  'server/features/shell/first-page.ts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Builds the app into `dist/` unless what stands there was made from the same files. Throws when it cannot be built. */
export async function buildWhenChanged(): Promise<void> {
  const file = join(dist, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === inputsHash()) return;
  console.log('Building the app ...');
  await build();
}

/** Builds the app into `dist/`, where the assets of the builds of the last week stay. Throws when it cannot be built; the builder has then said why. */
export async function build(): Promise<void> {
  const hash = inputsHash();
  const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
  const options = ['--outDir', next, '--emptyOutDir', '--logLevel', 'warn'];
  const builder = spawn(process.execPath, [vite, 'build', ...options], {
    cwd: root,
    stdio: 'inherit',
    // A test runner around us says "test" here, which would build the slow React for developers.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const code = await new Promise((resolve, reject) => {
    builder.once('error', reject).once('exit', resolve);
  });
  if (code !== 0) throw new Error('The app could not be built; what is wrong stands above.');
  keepAssets(dist, next, Date.now());
  writeFileSync(join(next, stamp), hash);
  rmSync(dist, { recursive: true, force: true });
  renameSync(next, dist);
}

function inputsHash(): string {
  const hash = createHash('sha256');
  for (const path of globSync(inputs, { cwd: root }).sort()) {
    const file = new URL(`../${path}`, import.meta.url);
    if (!statSync(file).isFile() || /\.test\.tsx?$/.test(path)) continue;
    hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
