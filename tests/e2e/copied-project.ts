import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const parts = [
  'contract',
  'dist',
  'dist-server',
  'index.html',
  'locales',
  'package.json',
  'package-lock.json',
  'public',
  'scripts',
  'server',
  'src',
  'sw',
  'tsconfig.json',
  'vite.config.ts',
];
const run = promisify(execFile);

/** A copy of the whole project with its build, to be changed and built again. */
export interface CopiedProject {
  /** Its folder. */
  readonly path: string;
  /** Replaces a text in one of its files; throws when it is not there. */
  change(file: string, from: string, to: string): void;
  /** Builds it anew, as a deployment would. */
  build(): Promise<void>;
  remove(): void;
}

export function copyProject(): CopiedProject {
  const path = mkdtempSync(join(tmpdir(), 'wheelhouse-copy-'));
  for (const part of parts) cpSync(join(root, part), join(path, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'));
  return {
    path,
    change(file, from, to) {
      const text = readFileSync(join(path, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} says nowhere ${from}`);
      writeFileSync(join(path, file), text.replace(from, to));
    },
    async build() {
      await run(process.execPath, [join(path, 'scripts/build.ts')], { cwd: path });
    },
    remove() {
      rmSync(path, { recursive: true, force: true });
    },
  };
}
