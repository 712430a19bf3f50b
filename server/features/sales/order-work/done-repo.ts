import { sql, type SqlBool } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Where = Pick<Actor, 'chainId' | 'siteId'>;

/** The keys among these of lines that an order has and somebody does. */
export const linesThere = async (
  tx: Tx,
  order: number,
  keys: readonly string[],
): Promise<string[]> =>
  (
    await tx
      .selectFrom('order_lines')
      .select('key')
      .where('document_id', '=', order)
      .where('key', 'in', [...keys])
      .where(sql<SqlBool>`not is_fee(product_id)`)
      .execute()
  ).map(({ key }) => key);

/** Lines are done since an instant, or not yet, unless somebody has said otherwise since; the first who was done with one was. */
export async function writeDone(
  tx: Tx,
  { chainId, siteId }: Where,
  { order, keys, by, at }: { order: number; keys: readonly string[]; by: number | null; at: Date },
): Promise<void> {
  const values = { done_at: by === null ? null : at, done_by: by, said_at: at };
  const own = { chain_id: chainId, site_id: siteId, order_id: order };
  const first = <K extends 'done_at' | 'done_by'>(name: K) =>
    sql<(typeof values)[K]>`case when order_line_work.done_at is null
      then ${sql.ref(`excluded.${name}`)} else ${sql.ref(`order_line_work.${name}`)} end`;
  await tx
    .insertInto('order_line_work')
    .values(keys.map((line_key) => ({ ...own, line_key, ...values })))
    .onConflict((met) =>
      met
        .columns(['chain_id', 'order_id', 'line_key'])
        .doUpdateSet(
          by !== null
            ? { done_at: first('done_at'), done_by: first('done_by'), said_at: at }
            : values,
        )
        .where((e) =>
          e.or([e('order_line_work.said_at', 'is', null), e('order_line_work.said_at', '<=', at)]),
        ),
    )
    .execute();
}

/** Says whose lines are. */
export async function writeMechanic(
  tx: Tx,
  { chainId, siteId }: Where,
  {
    order,
    keys,
    mechanic_id,
  }: { order: number; keys: readonly string[]; mechanic_id: number | null },
): Promise<void> {
  const own = { chain_id: chainId, site_id: siteId, order_id: order };
  await tx
    .insertInto('order_line_work')
    .values(keys.map((line_key) => ({ ...own, line_key, mechanic_id })))
    .onConflict((met) =>
      met.columns(['chain_id', 'order_id', 'line_key']).doUpdateSet({ mechanic_id }),
    )
    .execute();
}

/** Whether somebody of the workshop can be given work. */
export const isMechanic = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('booking_resources')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'person')
    .where('archived_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** What a check is called; undefined of one that is not the site's. */
export const titleOfCheck = async (tx: Tx, id: number): Promise<string | undefined> =>
  (await tx.selectFrom('order_checks').select('title').where('id', '=', id).executeTakeFirst())
    ?.title;

interface Answer {
  readonly order_id: number;
  readonly check_id: number;
  readonly title: string;
  /** Empty: nobody has looked at it after all. */
  readonly outcome: 'ok' | 'remark' | '';
  readonly note: string;
  readonly checked_at: Date;
  readonly checked_by: number;
}

/** Writes what came of a check, unless somebody has looked at it later. */
export async function writeCheck(
  tx: Tx,
  { chainId, siteId }: Where,
  answer: Answer,
): Promise<void> {
  const { title, outcome, note, checked_at, checked_by } = answer;
  await tx
    .insertInto('order_check_answers')
    .values({ chain_id: chainId, site_id: siteId, ...answer })
    .onConflict((met) =>
      met
        .columns(['chain_id', 'order_id', 'check_id'])
        .doUpdateSet({ title, outcome, note, checked_at, checked_by })
        .where('order_check_answers.checked_at', '<=', checked_at),
    )
    .execute();
}
