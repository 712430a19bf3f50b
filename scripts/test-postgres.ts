// The tests of the server once more, on a real PostgreSQL: the one at TEST_DATABASE_URL, or one
// that is started for this run and thrown away after it.
import { spawn } from 'node:child_process';
import { throwAwayPostgres } from './throw-away-postgres.ts';

const given = process.env.TEST_DATABASE_URL;
const { url, stop } =
  given === undefined ? await throwAwayPostgres() : { url: given, stop: async () => {} };

const tests = spawn('vitest', ['run', '--project', 'server', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: url },
});
// Ctrl-C reaches the tests too; we stay until the server is taken away.
process.on('SIGINT', () => {}).on('SIGTERM', () => tests.kill('SIGTERM'));
process.exitCode = await new Promise<number>((resolve) => {
  tests.once('error', () => resolve(1)).once('exit', (code) => resolve(code ?? 1));
});
await stop();
