import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./job-worker.ts', import.meta.url));

/** Starts a server of nothing but a job that never ends; resolves once that says that it works. `kill` gives no warning. */
export async function runWorker(over: { url: string } | { dir: string }) {
  const child = spawn(process.execPath, [program, ...Object.entries(over).flat()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'close');
  const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  return {
    said: value,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
