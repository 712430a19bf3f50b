import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { makeDatabase } from './server-database.ts';
import { endProcess, startProcess } from './server-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The real server as a process of its own, over a database of its own with demo data. */
export interface RunningServer {
  readonly url: string;
  /** Where it keeps files, mails and SMS. */
  readonly dataDir: string;
  /** Starts it again where it was; resolves once it answers. */
  start(): Promise<void>;
  /** As a power cut would: no goodbye. */
  kill(): Promise<void>;
}

/**
 * Starts a server with the demo's data, of the project or of a copy of it; the test that asked for
 * it kills it. It is over PostgreSQL where one is installed.
 */
export async function runServer(project = root): Promise<RunningServer> {
  const all = inject('serversData');
  const dataDir = mkdtempSync(join(all, 'server-'));
  cpSync(join(all, 'demo'), dataDir, { recursive: true });
  const name = `server_${randomUUID().replaceAll('-', '_')}`;
  const postgres = inject('serversPostgres');
  const databaseUrl = postgres && (await makeDatabase(postgres, name, 'demo'));
  return started(project, { dataDir, databaseUrl });
}

/** Starts a server over the embedded engine in a folder, with what stands there; who asked for it kills it. */
export const runEmbedded = (dataDir: string): Promise<RunningServer> =>
  started(root, { dataDir, databaseUrl: null });

async function started(
  project: string,
  over: { dataDir: string; databaseUrl: string | null },
): Promise<RunningServer> {
  const port = await freePort();
  let child: ChildProcess;
  const server: RunningServer = {
    url: `http://localhost:${port}`,
    dataDir: over.dataDir,
    async start() {
      child = await startProcess(project, { port, ...over });
    },
    kill: () => endProcess(child, 'SIGKILL'),
  };
  await server.start();
  return server;
}
