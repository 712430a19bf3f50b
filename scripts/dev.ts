// App and server with hot reload over the same database: the server restarts when its files change,
// and Vite stands in front of it on PORT.
import { spawn } from 'node:child_process';
import { createServer, type ProxyOptions } from 'vite';
import { freePort } from './free-port.ts';

const port = Number(process.env.PORT ?? 8080);
const host = process.env.HOST ?? 'localhost';
const inner = await freePort();

const server = spawn(
  process.execPath,
  [
    '--watch-preserve-output',
    ...['server', 'contract', 'locales'].flatMap((folder) => ['--watch-path', folder]),
    'scripts/serve.ts',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(inner),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${port}`,
    },
  },
);

const target = `http://127.0.0.1:${inner}`;
const passed = ['/api', '/demo', '/socket.io', '/health', '/ready', '/metrics'];
const proxy: Record<string, ProxyOptions> = Object.fromEntries(
  passed.map((path) => [path, { target, ws: path === '/socket.io' }]),
);
const vite = await createServer({ server: { port, host, strictPort: true, proxy } }).then((one) =>
  one.listen(),
);
console.log(`\nDevelop at http://${host}:${port} (the server itself listens at ${target})\n`);

process.once('SIGINT', stop).once('SIGTERM', stop);
server.once('exit', (code) => {
  process.exitCode = code ?? 0;
  stop();
});

function stop(): void {
  server.kill('SIGTERM');
  void vite.close().finally(() => process.exit());
}
