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

interface Part {
  readonly name: string;
  /** Where it is built, under the root. */
  readonly folder: string;
  /** All that it is made from. */
  readonly inputs: readonly string[];
  /** Builds it into the folder `next`. */
  readonly build: (next: string) => Promise<void>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = '.built-from';
const packages = ['package.json', 'package-lock.json'];

const parts: readonly Part[] = [
  {
    name: 'app',
    folder: 'dist',
    inputs: [
      'src/**/*',
      'contract/**/*',
      'locales/**/*',
      'sw/**/*',
      'public/**/*',
      'scripts/vite/**/*',
      // The server's part is the page it fills in.
      'server/features/platform/shell/first-page.ts',
      'index.html',
      'vite.config.ts',
      'tsconfig.json',
      ...packages,
    ],
    build: buildApp,
  },
  {
    name: 'server',
    folder: 'dist-server',
    inputs: [
      'server/**/*.ts',
      'contract/**/*.ts',
      'scripts/serve.ts',
      'scripts/server-build.ts',
      ...packages,
    ],
    // Only who builds loads a bundler.
    build: async (next) => (await import('./server-build.ts')).buildServer(root, next),
  },
  {
    name: 'agent',
    folder: 'dist-agent',
    inputs: ['agent/**/*.ts', 'contract/**/*.ts', 'scripts/server-build.ts', ...packages],
    build: async (next) => (await import('./server-build.ts')).buildAgent(root, next),
  },
];

/** Builds the app into `dist/`, the server into `dist-server/` and the agent into `dist-agent/`, unless what stands there was made from the same files. Throws when one cannot be built. */
export async function buildWhenChanged(): Promise<void> {
  for (const part of parts) {
    const file = join(root, part.folder, stamp);
    if (existsSync(file) && readFileSync(file, 'utf8') === hashOf(part.inputs)) continue;
    console.log(`Building the ${part.name} ...`);
    await make(part);
  }
}

/** Builds app, server and agent, changed or not; the assets of the app's builds of the last week stay. Throws when one cannot be built. */
export async function build(): Promise<void> {
  for (const part of parts) await make(part);
}

async function make(part: Part): Promise<void> {
  const hash = hashOf(part.inputs);
  const folder = join(root, part.folder);
  // Built beside what is used, which stays whole until the new one is.
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  await part.build(next);
  writeFileSync(join(next, stamp), hash);
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
}

async function buildApp(next: string): Promise<void> {
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
  keepAssets(join(root, 'dist'), next, Date.now());
}

function hashOf(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync(inputs, { cwd: root }).sort()) {
    const file = new URL(`../${path}`, import.meta.url);
    if (!statSync(file).isFile() || /\.test\.tsx?$/.test(path)) continue;
    hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
