import { expect, test } from 'vitest';
import { EnvError, publicUrlOf, readEnv } from './env.ts';

test('without any setting the server runs on this machine alone', () => {
  expect(readEnv({})).toMatchObject({ PORT: 8080, HOST: 'localhost', DATA_DIR: './data' });
});

test('an empty setting counts as none, and settings of others do not matter', () => {
  expect(readEnv({ PORT: '', HOME: '/root' })).toEqual(readEnv({}));
});

test('numbers and flags are read from their words', () => {
  const env = readEnv({ PORT: '0', SEED_DEMO: 'true' });
  expect(env).toMatchObject({ PORT: 0, SEED_DEMO: true });
  expect(readEnv({ SEED_DEMO: '0' }).SEED_DEMO).toBe(false);
});

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80a'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'localhost'],
  ['REDIS_URL', 'http://localhost'],
  ['SECRET_KEY', 'short'],
  ['PUBLIC_URL', 'ftp://example.test'],
  ['PUBLIC_URL', 'https://example.test/wheelhouse'],
  ['PUBLIC_URL', 'https://example.test/?site=1'],
  ['PUBLIC_URL', 'https://me:secret@example.test'],
  ['PUBLIC_URL', 'http://0.0.0.0:8080'],
  ['PUBLIC_URL', 'http://[::]:8080'],
  ['PUBLIC_URL', 'http://example.test:0'],
  ['HOST', 'http://localhost'],
  ['HOST', 'local host'],
  ['SEED_DEMO', 'yes'],
  ['SMTP_URL', 'mail.example.test'],
  ['LOG_LEVEL', 'loud'],
  ['FILES_URL', 'https://s3.example.test/photos'],
  ['FILES_URL', 'https://key:secret@s3.example.test'],
  ['MAILS_PER_MINUTE', '0'],
  ['SMS_PER_MINUTE', 'many'],
])('%s=%s is refused, and the message names the setting', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(EnvError);
  expect(() => readEnv({ [name]: value })).toThrow(name);
});

test.each([
  [{}, 'http://localhost:8080'],
  [{ HOST: '127.0.0.1', PORT: '81' }, 'http://127.0.0.1:81'],
  [{ HOST: '::' }, 'http://localhost:8080'],
  [{ HOST: '0.0.0.0' }, 'http://localhost:8080'],
  [{ HOST: '::1' }, 'http://[::1]:8080'],
  [{ HOST: '::', PUBLIC_URL: 'https://app.example.test//' }, 'https://app.example.test'],
])('with %j people reach it at %s', (variables, address) => {
  expect(publicUrlOf(readEnv(variables))).toBe(address);
});

test('all problems are told at once', () => {
  const wrong = () => readEnv({ PORT: 'x', LOG_LEVEL: 'loud' });
  expect(wrong).toThrow(/PORT[^]*LOG_LEVEL/);
});

test('what is refused is not told, it may be a secret', () => {
  expect(() => readEnv({ SECRET_KEY: 'hunter2' })).not.toThrow(/hunter2/);
});
