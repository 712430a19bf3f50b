import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./processes/embedded-writer.ts', import.meta.url));

/** Starts the writer over `dir`; `saved` is each line it says, `kill` gives it no warning. */
export function runWriter(dir: string, when: 'saved' | 'too-early' = 'saved') {
  const child = spawn(process.execPath, [program, dir, when], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const gone = once(child, 'close');
  return {
    pid: child.pid,
    lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    /** What it wrote to stderr by its end. */
    async failure() {
      await gone;
      return errors.join('');
    },
  };
}
