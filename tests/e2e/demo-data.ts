import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { buildWhenChanged } from '../../scripts/app-build.ts';
import { freePort } from '../../scripts/free-port.ts';
import { throwAwayPostgres } from '../../scripts/throw-away-postgres.ts';
import { engineOfTests } from '../support/engine.ts';
import { makeDatabase } from './server-database.ts';
import { endProcess, startProcess } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of what servers keep while end-to-end tests run; `demo` in it is what each starts with. */
    serversData: string;
    /** The PostgreSQL that servers have their databases in, or null where none is installed. */
    serversPostgres: string | null;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Vitest calls it before the end-to-end tests, which run on the real build, and what it returns after them. The demo's data is made once: each server takes a copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWhenChanged();
  const folder = mkdtempSync(join(tmpdir(), 'wheelhouse-e2e-'));
  const postgres = engineOfTests() === 'postgres' ? await throwAwayPostgres() : null;
  const demo = { port: await freePort(), dataDir: join(folder, 'demo') };
  const databaseUrl = postgres ? await makeDatabase(postgres.url, 'demo') : null;
  await endProcess(await startProcess(root, { ...demo, databaseUrl }), 'SIGTERM');
  project.provide('serversData', folder);
  project.provide('serversPostgres', postgres?.url ?? null);
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
