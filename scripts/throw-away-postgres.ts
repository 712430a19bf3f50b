import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/**
 * Starts a PostgreSQL of its own in a temporary folder, on a free port of 127.0.0.1, durable in
 * nothing. Gives its address and what stops it and takes it away. Throws when PostgreSQL is not
 * installed or does not come up.
 */
export async function throwAwayPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), 'wheelhouse-postgres-'));
  const who = ordinaryUser();
  if (who !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...who, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    log_min_messages: 'fatal',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
    ...who,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => end(server, folder);
  try {
    await answering(join(bin, 'pg_isready'), port, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** The folder of the newest PostgreSQL on this machine. */
function programs(): string {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').sort(
      (a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]),
    ),
    ...(process.env.PATH ?? '').split(':'),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found === undefined) {
    throw new Error('PostgreSQL is not installed here ("apt-get install postgresql").');
  }
  return found;
}

/** PostgreSQL refuses to run as root; its package comes with a user. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] =
    /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

async function answering(isReady: string, port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    const asked = spawn(isReady, ['-q', '-h', '127.0.0.1', '-p', String(port)], {
      stdio: 'ignore',
    });
    const code = await new Promise((resolve) => asked.once('exit', resolve));
    if (code === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not come up.');
}

async function end(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null) {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    // PostgreSQL's fast shutdown: it does not wait for those still connected.
    server.kill('SIGINT');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}
