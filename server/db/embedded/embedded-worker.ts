import { existsSync, fsyncSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPath, syncTree } from '../sync-to-disk.ts';
import type { Answer, Ask, Died, WorkerStart } from './embedded-messages.ts';

// PGlite has no background processes: what a checkpointer would do, maintenance does (embedded-maintenance.ts).
const settings = ['shared_buffers=16MB', 'max_wal_size=128MB', 'min_wal_size=32MB'];
// Without wal_sync_method=fsync a commit would call fdatasync, which does nothing in this build.
const durable = ['fsync=on', 'wal_sync_method=fsync'];
const noFsync = '-F';

/** A file system whose fsync reaches the disk: the one in PGlite has none, and loses on power cut. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    result.emscriptenOpts.preRun?.unshift((module) => {
      const nodeFs = module.NODEFS as unknown as { stream_ops: { fsync?: Fsync } };
      nodeFs.stream_ops.fsync = (stream) => {
        if (stream.nfd) fsyncSync(stream.nfd);
        return 0;
      };
    });
    return result;
  }
}

type Fsync = (stream: { nfd?: number }) => number;

// The engine tells in words why it failed only here, as a server does in its log.
const lastWords: string[] = [];

function hear(line: string): boolean {
  const [, words] = /(?:FATAL|PANIC|ERROR|DETAIL|LOG|postgres):\s+(.*)/.exec(line) ?? [];
  if (words !== undefined) lastWords.push(words);
  lastWords.splice(0, lastWords.length - 3);
  return false;
}

const why = (error: unknown): string => lastWords.join('; ') || String(error);

// How the engine leaves a failed statement; anything else that is thrown is the end of it.
const statementFailed = 100;

// PGlite takes an engine that has died for one that refused a statement and asks it for ever.
function endWithEngine(database: PGlite): PGlite {
  const { Module: engine } = database;
  const turnOnce = engine._PostgresMainLoopOnce;
  engine._PostgresMainLoopOnce = () => {
    try {
      turnOnce();
    } catch (error) {
      if ((error as { status?: number }).status !== statementFailed) {
        parentPort?.postMessage({ died: why(error) } satisfies Died);
        process.exit(1);
      }
      throw error;
    }
  };
  return database;
}

async function start(options: PGliteOptions, extraSettings: string[]): Promise<PGlite> {
  const kept = PGlite.defaultStartParams.filter(
    (param) => options.fs === undefined || param !== noFsync,
  );
  const database = await PGlite.create({
    ...options,
    onStderr: hear,
    extensions: { btree_gin, btree_gist, pg_trgm, unaccent },
    startParams: [
      ...kept,
      ...[...settings, ...extraSettings].flatMap((setting) => ['-c', setting]),
    ],
  });
  return endWithEngine(database);
}

// A first start that is cut short must not leave half a database that looks whole: it is made
// beside its place, written through to the disk and then moved there.
async function createIn(dir: string): Promise<void> {
  const unfinished = `${dir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const database = await start({ fs: new DurableNodeFS(unfinished) }, durable);
  await database.close();
  syncTree(unfinished);
  renameSync(unfinished, dir);
  syncPath(dirname(dir));
}

async function open({ dir, template }: WorkerStart): Promise<PGlite> {
  if (dir === undefined) return start(template ? { loadDataDir: new Blob([template]) } : {}, []);
  if (!existsSync(dir) || readdirSync(dir).length === 0) await createIn(dir);
  return start({ fs: new DurableNodeFS(dir) }, durable);
}

async function speak(database: PGlite, bytes: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  // The bytes given are a view of the engine's memory, so they are copied before it goes on.
  await database.execProtocolRawStream(bytes, { onRawData: (part) => parts.push(part.slice()) });
  return Buffer.concat(parts);
}

async function answer(database: PGlite, ask: Ask): Promise<Uint8Array> {
  if (ask.kind === 'speak') return speak(database, ask.bytes);
  if (ask.kind === 'dump') return (await database.dumpDataDir('none')).bytes();
  await database.close();
  return new Uint8Array();
}

function send(message: Answer): void {
  parentPort?.postMessage(message);
}

const opened = open(workerData as WorkerStart);
let turn: Promise<unknown> = opened;

parentPort?.on('message', (ask: Ask) => {
  turn = turn
    .then(async () => send({ id: ask.id, bytes: await answer(await opened, ask) }))
    .catch((error: unknown) => send({ id: ask.id, error: why(error) }));
});
