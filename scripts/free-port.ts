import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below those that systems give to connections: whoever ends and begins again finds it free.
const [lowest, above] = [10_000, 32_768];

/** A port of 127.0.0.1 that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, above);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
