import { Worker } from 'node:worker_threads';
import type { Answer, Ask, Died, WorkerStart } from './embedded-messages.ts';

/** The embedded engine in its own thread, so that a long query does not stop the server. */
export interface EmbeddedEngine {
  /** Sends whole messages of PostgreSQL's wire protocol and gives what is answered to them. */
  speak(bytes: Uint8Array): Promise<Uint8Array>;
  /** The whole database as a tar archive, to start others from. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
  /** Calls back when the engine dies by itself, with why in words. */
  onDeath(hear: (error: Error) => void): void;
}

type Wish = { kind: 'speak'; bytes: Uint8Array } | { kind: 'dump' } | { kind: 'close' };

/** Starts the engine over `dir` or in memory. Errors of starting come with the first answer. */
export function startEmbeddedEngine(start: WorkerStart): EmbeddedEngine {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: start,
  });
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let lastId = 0;
  let dead: Error | undefined;
  let closing = false;
  const deathListeners: ((error: Error) => void)[] = [];

  function stop(reason: string): void {
    if (dead) return;
    dead = new Error(`The embedded database has stopped: ${reason}`);
    for (const { reject } of waiting.values()) reject(dead);
    waiting.clear();
    if (closing) return;
    for (const listener of deathListeners) listener(dead);
  }

  worker.on('message', (answer: Answer | Died) => {
    if ('died' in answer) {
      stop(answer.died);
      return;
    }
    const pending = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('bytes' in answer) pending?.resolve(answer.bytes);
    else pending?.reject(new Error(`The embedded database failed: ${answer.error}`));
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', (error: unknown) => stop(String(error)));
  worker.on('exit', () => stop('its thread has ended'));
  worker.unref();

  function ask(wish: Wish): Promise<Uint8Array> {
    if (dead) return Promise.reject(dead);
    const id = ++lastId;
    const pending = Promise.withResolvers<Uint8Array>();
    waiting.set(id, pending);
    // A server with nothing else to do may end, but not while the database owes it an answer.
    worker.ref();
    worker.postMessage({ id, ...wish } satisfies Ask);
    return pending.promise;
  }

  return {
    speak: (bytes) => ask({ kind: 'speak', bytes }),
    dump: () => ask({ kind: 'dump' }),
    onDeath: (hear) => void deathListeners.push(hear),
    close: async () => {
      closing = true;
      try {
        await ask({ kind: 'close' });
      } finally {
        await worker.terminate();
      }
    },
  };
}
