// The floor: a bare Fastify that answers what it is told to by prepared statements under row-level
// security, and nothing else. It knows neither tokens nor a contract. Started by bench/floor.ts.
import Fastify from 'fastify';
import pg from 'pg';
import { valueParsers } from '#server/db/values.ts';

/** A statement with its values; `$page` and the like stand for what the address says. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Which statements answer what, by path. */
export interface Bare {
  readonly url: string;
  readonly chainId: number;
  readonly companyId: number;
  readonly siteId: number;
  readonly paths: Readonly<Record<string, readonly Statement[]>>;
}

process.once('message', (bare: Bare) => void serve(bare));

async function serve({ url, chainId, companyId, siteId, paths }: Bare): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 10, types: valueParsers });
  const begin = `begin; set local role wheelhouse_app; select
    set_config('app.chain_id', '${chainId}', true), set_config('app.site_id', '${siteId}', true),
    set_config('app.company_id', '${companyId}', true)`;
  const http = Fastify();
  for (const [path, statements] of Object.entries(paths)) {
    const named = statements.map(({ text, values }, nth) => ({
      name: `${path}:${nth}`,
      text,
      values: [...values],
    }));
    http.get(path, async () => {
      const client = await pool.connect();
      try {
        await client.query(begin);
        const data: unknown[] = [];
        for (const statement of named) data.push((await client.query(statement)).rows);
        await client.query('commit');
        return { data };
      } finally {
        client.release();
      }
    });
  }
  process.send!(await http.listen({ port: 0, host: '127.0.0.1' }));
}
