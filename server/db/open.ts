import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import { assertOutsideTransaction, markTransaction } from './inside-transaction.ts';
import { embeddedPool, type Log, postgresPool, settingsOfTransaction, toStderr } from './pools.ts';
import { finishExchangeOfFiles } from './restored-exchange.ts';
import { asTheyCome } from './connection/as-they-come.ts';
import { type Pipelined, type Role, roleDialect } from './connection/role-dialect.ts';
import { statementNames } from './connection/statement-names.ts';
import type { Tables } from './tables.generated.ts';
import { embeddedMaintenance } from './maintenance.ts';

/** A transaction under way. */
export type Tx = Transaction<Tables>;

/** The database, whichever engine is under it. */
export interface Database {
  readonly engine: 'embedded' | 'postgres';
  /** As who connected, past row-level security on the embedded engine: for migrations and tools. */
  readonly kysely: Kysely<Tables>;
  /** The pool of real PostgreSQL, which has connections to spare. */
  readonly pool: pg.Pool | undefined;
  /** A connection to listen by, past a pooler; whoever asked for it ends it. Only on PostgreSQL. */
  readonly connectDirectly: (() => Promise<pg.Client>) | undefined;
  /**
   * Does the work in one transaction as `role`: commits when it returns, rolls back when it throws.
   * Any other use of the database inside it throws, since with one connection it would never end.
   */
  transaction<T>(role: Role, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Any SQL, of several statements too when there are no values; with the rows of all of them. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Throws within about 5 s when the database does not answer. */
  ping(): Promise<void>;
  /** True while the disk of the embedded engine is so full that one can read but not save. */
  diskIsFull(): boolean;
  /** Checkpoint, vacuum and analyze where due; on PostgreSQL the server sees to it. */
  maintenance(): Promise<void>;
  /** Ends when the transactions under way have. */
  close(): Promise<void>;
}

const maintenanceEvery = 60_000;

/**
 * Opens PostgreSQL at `url` (a pooler's, when it is at `directUrl` itself), or else the embedded engine over the data directory `dir`, or else one
 * in memory, which may start from a `template` made by another's dump. Throws when the embedded
 * engine cannot be had, or when `dir` has the remains of a database or of a restore that has to be
 * run again; PostgreSQL may be away at first. `whenDead` is called when the embedded engine dies
 * later on: nothing but a new start helps then. `prepared` says whether the database keeps the plans
 * of statements by name; a pooler only does when it is new enough.
 */
export async function openDatabase(options: {
  url?: string | undefined;
  directUrl?: string | undefined;
  prepared?: boolean | undefined;
  dir?: string | undefined;
  template?: Uint8Array | undefined;
  log?: Log | undefined;
  whenDead?: ((error: Error) => void) | undefined;
}): Promise<Database> {
  const { log = toStderr, whenDead } = options;
  if (options.url !== undefined) {
    if (options.dir !== undefined) await finishExchangeOfFiles(options.dir);
    const { url, directUrl } = options;
    const pooled = directUrl !== undefined;
    const pool = postgresPool(url, log, pooled);
    return {
      ...over(pool, pooled ? settingsOfTransaction : undefined, {
        names: (options.prepared ?? !pooled) ? statementNames() : undefined,
      }),
      engine: 'postgres',
      pool,
      async connectDirectly() {
        const client = new pg.Client({ connectionString: directUrl ?? url, keepAlive: true });
        client.on('error', () => {});
        await client.connect();
        return client;
      },
      diskIsFull: () => false,
      maintenance: async () => {},
      close: () => pool.end(),
    };
  }
  const { pool, engine, disk, close } = await embeddedPool(options, log);
  if (whenDead) engine.onDeath(whenDead);
  const maintenance = embeddedMaintenance(pool);
  const timer = setInterval(() => {
    maintenance().catch((error: unknown) => log('The maintenance of the database failed', error));
  }, maintenanceEvery).unref();
  return {
    ...over(pool),
    engine: 'embedded',
    pool: undefined,
    connectDirectly: undefined,
    diskIsFull: disk.isFull,
    maintenance,
    close() {
      clearInterval(timer);
      return close();
    },
  };
}

function over(
  pool: pg.Pool,
  settings?: string,
  pipelined?: Pipelined,
): Pick<Database, 'kysely' | 'transaction' | 'executeSql' | 'ping'> {
  const transactions = (role: Role) => {
    const dialect = roleDialect(pool, role, settings, pipelined);
    const kysely = new Kysely<Tables>({ dialect });
    const own = pipelined ? asTheyCome<Tables>(dialect) : async (tx: Tx) => tx;
    return <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
      kysely.transaction().execute(async (tx) => markTransaction(async () => work(await own(tx))));
  };
  const as = { app: transactions('app'), system: transactions('system') };

  async function executeSql(text: string, values?: unknown[]) {
    assertOutsideTransaction();
    const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
    return { rows: [result].flat().flatMap(({ rows }): Record<string, unknown>[] => rows) };
  }

  return {
    kysely: new Kysely<Tables>({ dialect: roleDialect(pool) }),
    async transaction(role, work) {
      assertOutsideTransaction();
      return as[role](work);
    },
    executeSql,
    ping: async () => void (await executeSql('select 1')),
  };
}
