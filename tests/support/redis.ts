import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../scripts/free-port.ts';

export { freePort };

/** Runs a Redis of this machine, on a free port unless one is given, until it is ended; needs `redis-server` on PATH. */
export async function runRedis(port?: number): Promise<{ url: string; end: () => void }> {
  port ??= await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'];
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const [said] of toAsync(server.stdout)) {
    if (String(said).includes('Ready to accept')) break;
  }
  return { url: `redis://127.0.0.1:${port}`, end: () => void server.kill() };
}

async function* toAsync(stream: NodeJS.ReadableStream): AsyncGenerator<unknown[]> {
  for (;;) yield await once(stream, 'data');
}
