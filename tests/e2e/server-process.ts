import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts the server of the project in a folder, over the embedded engine where no database is named; resolves once it answers. Throws when it ends instead. */
export async function startProcess(
  project: string,
  options: { port: number; dataDir: string; databaseUrl: string | null },
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(project, 'dist-server/serve.js')], {
    cwd: project,
    env: {
      ...process.env,
      PORT: String(options.port),
      DATA_DIR: options.dataDir,
      ...(options.databaseUrl !== null && { DATABASE_URL: options.databaseUrl, SEED_DEMO: '1' }),
      CASH_DECLARATION: 'Wheelhouse 1, 2026-01-15',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('exit', (code, signal) => {
    if (!child.killed) process.stderr.write(`A server ended by itself: ${code ?? signal}\n`);
  });
  for (;;) {
    if (hasEnded(child)) {
      throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}`);
    }
    const ready = await fetch(`http://localhost:${options.port}/ready`).catch(() => undefined);
    if (ready?.ok) return child;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/** Ends it by a signal; resolves once it has ended, at once when it had before. */
export async function endProcess(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<void> {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
