import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The real server as a process of its own, over a data directory of its own with demo data. */
export interface RunningServer {
  readonly url: string;
  /** Starts it again where it was; resolves once it answers. */
  start(): Promise<void>;
  /** As a power cut would: no goodbye. */
  kill(): Promise<void>;
}

/** Starts a server, of the project or of a copy of it; the test that asked for it kills it. */
export async function runServer(house = root): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dir = mkdtempSync(join(tmpdir(), 'wheelhouse-e2e-'));
  let child: ChildProcess;
  const server: RunningServer = {
    url,
    async start() {
      child = spawn(process.execPath, [join(house, 'scripts/serve.ts')], {
        cwd: house,
        env: { ...process.env, PORT: String(port), DATA_DIR: dir, LOG_LEVEL: 'error' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await answers(url, child);
    },
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
  await server.start();
  return server;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/ready`).catch(() => undefined);
    if (ready?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
