import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/**
 * Starts a PostgreSQL of its own in a temporary folder, on a free port of 127.0.0.1, durable in
 * nothing: the one whose programs are in `bin`, or else the one of POSTGRES_BIN or the newest here,
 * with `more` of its settings.
 * Gives its address and what stops it and takes it away. Throws when PostgreSQL is not installed or
 * does not come up.
 */
export async function throwAwayPostgres(
  bin = process.env['POSTGRES_BIN'] ?? installedPostgres()[0] ?? onPath(),
  more: Readonly<Record<string, string | number>> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
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
    log_min_messages: 'panic',
    ...more,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
    ...who,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => end(server, folder);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await answering(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** The folders of the programs of each PostgreSQL installed on this machine, the newest first. */
export function installedPostgres(): string[] {
  const version = (folder: string) => Number(folder.split('/')[4]);
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .sort((a, b) => version(b) - version(a));
}

function onPath(): string {
  const folders = (process.env.PATH ?? '').split(':');
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found === undefined) {
    throw new Error('PostgreSQL is not installed here ("apt-get install postgresql").');
  }
  return found;
}

/** Who runs PostgreSQL where root would, which it refuses: the user that its package comes with; undefined for anybody else. */
export function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] =
    /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
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
