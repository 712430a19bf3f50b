import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { buildWhenChanged } from '../../scripts/build-parts.ts';
import { freePort } from '../../scripts/free-port.ts';
import { endProcess, startProcess } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of what servers keep while end-to-end tests run; `demo` in it is what each starts with. */
    serversData: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Vitest calls it before the end-to-end tests, which run on the real build, and what it returns after them. The demo's data is made once: each server takes a copy. */
export async function setup(project: TestProject): Promise<() => void> {
  await buildWhenChanged();
  const folder = mkdtempSync(join(tmpdir(), 'wheelhouse-e2e-'));
  const port = await freePort();
  await endProcess(await startProcess(root, { port, dataDir: join(folder, 'demo') }), 'SIGTERM');
  project.provide('serversData', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
