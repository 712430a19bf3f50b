import { spawn } from 'node:child_process';
import { freePort } from '../../scripts/free-port.ts';

export { freePort };

/** Runs a Redis of this machine, on a free port unless one is given, until it is ended; needs `redis-server` on PATH. */
export async function runRedis(port?: number): Promise<{ url: string; end: () => void }> {
  port ??= await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'];
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ready to accept')) resolve();
    });
    server.once('close', () => reject(new Error(`Redis ended: ${output}`)));
  });
  return { url: `redis://127.0.0.1:${port}`, end: () => void server.kill() };
}
