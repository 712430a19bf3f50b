import pg from 'pg';
import { customers } from '#contract/customer/customers.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Statement } from './bare.ts';

/** What is measured: a call of ours, and what the floor is asked in its place. */
export interface MeasuredRequest {
  readonly what: string;
  readonly method: 'GET' | 'PATCH';
  readonly path: string;
  /** Of a save: the body, for the version that the row has come to. */
  readonly body?: (version: number) => object;
  /** What the floor asks by hand; without it, the statements that we send. */
  readonly bare?: readonly Statement[];
  /** Milliseconds that 95 of 100 should keep within, one after another. */
  readonly within?: number;
}

/** The measured calls over a chain of so many customers, the first of whom has this id. */
export function everyRequest(chainId: number, count: number, first: number): MeasuredRequest[] {
  const list = customers.calls.list.path;
  const last = Math.max(1, Math.min(3_000, Math.floor((count / 50) * 0.75)));
  return [
    {
      what: 'first page of 50',
      method: 'GET',
      path: `${list}?per_page=50`,
      bare: [page(chainId, 0)],
      within: 5,
    },
    {
      what: `page ${last} of 50`,
      method: 'GET',
      path: `${list}?per_page=50&page=${last}`,
      bare: [page(chainId, (last - 1) * 50)],
      within: 6,
    },
    {
      what: 'a first name, one in eight',
      method: 'GET',
      path: `${list}?per_page=50&q=kari`,
      bare: [page(chainId, 0, "and search_text like '% kari%'")],
      within: 10,
    },
    {
      what: 'part of a telephone number',
      method: 'GET',
      path: `${list}?per_page=50&q=${encodeURIComponent('4 791 9')}`,
      bare: [found(chainId, '47919')],
    },
    {
      what: 'one row',
      method: 'GET',
      path: `${list}/${first}`,
      bare: [{ text: `select * from customers where id = $1`, values: [first] }],
    },
    {
      what: 'a save',
      method: 'PATCH',
      path: `${list}/${first}`,
      body: (version) => ({ version, counter_note: `Measured in version ${version}` }),
    },
    { what: 'first page of the product', method: 'GET', path: '/v4/site/dashboard' },
    { what: 'queue, all of it', method: 'GET', path: '/v3/queue/refresh' },
  ];
}

const page = (chainId: number, offset: number, more = ''): Statement => ({
  text: `select one.* from (
      select id from customers where chain_id = $1 and archived_at is null ${more}
      order by name_sort, id limit 50 offset $2) page
    join customers one on one.chain_id = $1 and one.id = page.id order by one.name_sort, one.id`,
  values: [chainId, offset],
});

const found = (chainId: number, digits: string): Statement => ({
  text: `select * from customers
    where chain_id = $1 and id = any (array(select find_ids('customers', $2, '{}', false, 10001)))
    order by name_sort, id limit 50`,
  values: [chainId, digits],
});

/** The statements that our server sends for a call, but for those around its transaction and what others are told of it. */
export async function statementsOf(
  { http }: AppContext,
  token: string,
  { method, path, body }: MeasuredRequest,
): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [statement, values] = args as [string | Statement, unknown[] | undefined];
    const text = typeof statement === 'string' ? statement : statement.text;
    const own = /^\s*(begin|commit|savepoint|release|select \* from enter_site)|pg_notify/i.test(
      text,
    );
    if (!own)
      sent.push({
        text,
        values: typeof statement === 'string' ? (values ?? []) : statement.values,
      });
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  const answer = await http.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: token },
    ...(body && { payload: body(1) }),
  });
  pg.Client.prototype.query = query;
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
  return sent;
}
