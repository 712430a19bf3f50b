import { Duplex } from 'node:stream';
import type { DiskSpace } from './disk-space.ts';
import type { EmbeddedEngine } from './embedded-engine.ts';

const authenticationOk = [0x52, 0, 0, 0, 8, 0, 0, 0, 0];
const readyForQuery = [0x5a, 0, 0, 0, 5, 0x49];
const terminate = 0x58;
const simpleQuery = 0x51;

// The engine has one session for its whole life: a new connection must not find in it what the one
// before left behind.
const resets = ['rollback', 'discard all'].map(queryMessage);

const inTransaction = 0x54;
const rollback = queryMessage('rollback');
const hasWritten = queryMessage('select 1 where pg_current_xact_id_if_assigned() is not null');
const hasWrittenMuch = queryMessage(
  `select 1 where pg_current_xact_id_if_assigned() is not null
    and current_setting('wheelhouse.writes_little', true) is distinct from 'on'`,
);
const oneRow = Buffer.from('SELECT 1\0');
const refuse = queryMessage(
  "do $$ begin raise exception 'the disk is full' using errcode = 'disk_full'; end $$",
);

function queryMessage(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head[0] = simpleQuery;
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

/**
 * What `pg` takes for its socket: it speaks to the embedded engine as it would to a server, so that
 * values, errors and results come out the same.
 */
export class EmbeddedStream extends Duplex {
  #engine: EmbeddedEngine;
  #disk: DiskSpace;
  #started = false;
  #state = 0;

  constructor(engine: EmbeddedEngine, disk: DiskSpace) {
    super();
    this.#engine = engine;
    this.#disk = disk;
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#answer(chunk).then((answer) => {
      if (answer.length > 0) this.push(answer);
      done();
    }, done);
  }

  // The parts of one extended query arrive together and go to the engine in one message.
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer', done);
  }

  override _read(): void {}

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  async #answer(bytes: Buffer): Promise<Buffer> {
    if (!this.#started) {
      this.#started = true;
      for (const reset of resets) await this.#engine.speak(reset);
      return Buffer.from([...authenticationOk, ...readyForQuery]);
    }
    if (bytes[0] === terminate) return Buffer.alloc(0);
    const refused = await this.#mustNotGoOn(bytes);
    const answer = Buffer.from(await this.#engine.speak(refused ? refuse : bytes));
    // Each answer ends with whether a transaction is open.
    this.#state = answer.at(-1) ?? 0;
    return answer;
  }

  // On a full disk a transaction may read but neither write more nor commit what it wrote.
  async #mustNotGoOn(bytes: Buffer): Promise<boolean> {
    if (this.#state !== inTransaction || !this.#disk.isFull() || bytes.equals(rollback))
      return false;
    const question = this.#disk.isFullForLogins() ? hasWritten : hasWrittenMuch;
    return Buffer.from(await this.#engine.speak(question)).includes(oneRow);
  }

  // `pg` calls these on every socket; a thread has no such knobs.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
