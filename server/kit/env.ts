import { isIP } from 'node:net';
import * as z from 'zod/mini';

const flag = z.pipe(
  z.enum(['0', '1', 'false', 'true']),
  z.transform((word) => word === '1' || word === 'true'),
);
const url = (protocols: string) =>
  z.string().check(
    z.refine(
      (text) => {
        return URL.canParse(text) && new RegExp(`^(${protocols}):$`).test(new URL(text).protocol);
      },
      `must be an address that starts with ${protocols.replaceAll('|', ': or ')}:`,
    ),
  );

// The app is at the root of its host, and a link in a mail has to lead there from anywhere.
const publicUrl = url('http|https').check(
  z.refine((text) => {
    if (!URL.canParse(text)) return true;
    const { username, password, pathname, search, hash, hostname, port } = new URL(text);
    const isBare = username + password + search + hash === '' && /^\/*$/.test(pathname);
    return isBare && !anyAddress.has(hostname) && port !== '0';
  }, 'must be the address that people open, without a path: https://app.example.com'),
);

const count = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')),
  z.transform(Number),
);

const networks = z
  .string()
  .check(
    z.refine(
      (text) => text.split(',').every(isNetwork),
      'must be networks such as 10.20.0.0/16, with commas between',
    ),
  );

function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...more] = text.trim().split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

const isHost = (text: string): boolean => isIP(text) > 0 || /^[\w.-]{1,253}$/.test(text);

const bucket = url('http|https').check(
  z.refine((text) => {
    if (!URL.canParse(text)) return true;
    const { username, password, pathname } = new URL(text);
    return username !== '' && password !== '' && /^\/[^/]+$/.test(pathname);
  }, 'must be https://key:secret@host/bucket?region=…'),
);

const settings = z.object({
  PORT: z._default(
    z
      .pipe(
        z.string().check(z.regex(/^\d{1,5}$/, 'must be a port from 0 to 65535')),
        z.transform(Number),
      )
      .check(z.refine((port) => port <= 65_535, 'must be a port from 0 to 65535')),
    8080,
  ),
  HOST: z._default(
    z
      .string()
      .check(z.refine(isHost, 'must be a name or an address of this machine: 127.0.0.1, ::')),
    'localhost',
  ),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(url('postgres|postgresql')),
  DATABASE_OWNER_URL: z.optional(url('postgres|postgresql')),
  DATABASE_DIRECT_URL: z.optional(url('postgres|postgresql')),
  PREPARED_STATEMENTS: z.optional(flag),
  REDIS_URL: z.optional(url('redis|rediss')),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, 'must be 32 characters or more'))),
  PUBLIC_URL: z.optional(publicUrl),
  SEED_DEMO: z.optional(flag),
  NODE_ENV: z.optional(z.string()),
  SMTP_URL: z.optional(url('smtp|smtps')),
  MAILS_PER_MINUTE: z._default(count, 120),
  SMS_URL: z.optional(url('http|https')),
  SMS_PER_MINUTE: z._default(count, 120),
  FILES_URL: z.optional(bucket),
  ACCESS_POINT_URL: z.optional(url('http|https')),
  UBL_SCHEMAS: z.optional(z.string().check(z.minLength(1))),
  PRINTER_NETWORKS: z.optional(networks),
  CASH_DECLARATION: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  REGISTRY_NO: z.optional(url('http|https')),
  REGISTRY_SE: z.optional(url('http|https')),
  REGISTRY_DK: z.optional(url('http|https')),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must be 16 characters or more'))),
  SECURITY_CONTACT: z.optional(url('https|mailto')),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
});

// Where a server listens on every address of its machine, and nobody can be sent.
const anyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '[::]']);

/** Where people reach this server: PUBLIC_URL, else where it listens. */
export function publicUrlOf(env: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  if (env.PUBLIC_URL !== undefined) return env.PUBLIC_URL.replace(/\/+$/, '');
  const host = isIP(env.HOST) === 6 ? `[${env.HOST}]` : env.HOST;
  const { hostname } = new URL(`http://${host}`);
  return `http://${anyAddress.has(hostname) ? 'localhost' : hostname}:${env.PORT}`;
}

/** The settings of this server, checked and with their defaults. */
export type Env = z.output<typeof settings>;

/** A setting has a value that cannot be used. The message names each and says what it takes. */
export class EnvError extends Error {}

/** Reads the settings named in README from the environment. An empty value counts as none. Throws `EnvError`. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const values = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) =>
      variables[name] ? [[name, variables[name]]] : [],
    ),
  );
  const read = settings.safeParse(values);
  if (read.success) return read.data;
  const problems = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvError(`These settings cannot be used:\n${problems.join('\n')}`);
}
