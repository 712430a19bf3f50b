import type { GrooveOrder, Payload, ReaderUnit } from '#contract/workshop/tread-depth/readers.ts';
import type { Tx } from '#server/db/open.ts';

/** A device that sends measurements. */
export interface Reader {
  readonly chainId: number;
  readonly siteId: number;
  readonly timezone: string;
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly unit: ReaderUnit;
  readonly grooveOrder: GrooveOrder;
  readonly disabled: boolean;
  readonly secretsMade: number;
}

const readers = (tx: Tx) =>
  tx
    .selectFrom('tread_readers as r')
    .innerJoin('sites as s', (join) =>
      join.onRef('s.chain_id', '=', 'r.chain_id').onRef('s.id', '=', 'r.site_id'),
    )
    .select(['r.chain_id', 'r.site_id', 's.timezone', 'r.id', 'r.name', 'r.code'])
    .select(['r.unit', 'r.groove_order', 'r.disabled', 'r.secrets_made'])
    .where('r.archived_at', 'is', null)
    .where('s.active', '=', true);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof readers>['executeTakeFirst']>>>;

const readerOf = (row: Row | undefined): Reader | undefined =>
  row && {
    chainId: row.chain_id,
    siteId: row.site_id,
    timezone: row.timezone,
    id: row.id,
    name: row.name,
    code: row.code,
    unit: row.unit as ReaderUnit,
    grooveOrder: row.groove_order as GrooveOrder,
    disabled: row.disabled,
    secretsMade: row.secrets_made,
  };

/** The reader that sends to an address with this code. For the system alone. */
export const readerWithCode = async (tx: Tx, code: string): Promise<Reader | undefined> =>
  readerOf(await readers(tx).where('r.code', '=', code).executeTakeFirst());

/** A reader of the site. */
export const readerWithId = async (tx: Tx, id: number): Promise<Reader | undefined> =>
  readerOf(await readers(tx).where('r.id', '=', id).executeTakeFirst());

/** Notes that the next secret was made; returns its number. */
export async function countSecret(tx: Tx, id: number): Promise<number> {
  const { secrets_made } = await tx
    .updateTable('tread_readers')
    .set((e) => ({ secrets_made: e('secrets_made', '+', 1) }))
    .where('id', '=', id)
    .returning('secrets_made')
    .executeTakeFirstOrThrow();
  return secrets_made;
}

/** Notes the day (`yyyy-MM-dd`) on which a reader was heard of, or refused. */
export async function noteDay(
  tx: Tx,
  { id }: Reader,
  what: 'last_seen' | 'last_refused',
  day: string,
): Promise<void> {
  await tx
    .updateTable('tread_readers')
    .set({ [what]: day })
    .where('id', '=', id)
    .where((is) => is.or([is(what, 'is', null), is(what, '<', day)]))
    .execute();
}

/** Keeps what a reader sent, and what became of it. */
export async function keepPayload(
  tx: Tx,
  reader: Reader,
  payload: {
    at: Date;
    outcome: Payload['outcome'];
    externalId?: string;
    problem?: string;
    body: string;
    readingId?: number;
  },
): Promise<void> {
  await tx
    .insertInto('tread_payloads')
    .values({
      chain_id: reader.chainId,
      site_id: reader.siteId,
      reader_id: reader.id,
      at: payload.at,
      outcome: payload.outcome,
      external_id: payload.externalId ?? '',
      problem: payload.problem ?? '',
      body: payload.body,
      reading_id: payload.readingId ?? null,
    })
    .execute();
}

const mostShown = 100;
// Enough to see what is wrong; a hundred whole ones could be 100 MB.
const mostOfBody = 4_000;

/** The last things that a reader sent, the newest first; of each its beginning. */
export async function payloadsOf(tx: Tx, readerId: number): Promise<Payload[]> {
  const rows = await tx
    .selectFrom('tread_payloads')
    .select(['id', 'at', 'outcome', 'external_id', 'problem', 'reading_id'])
    .select((e) => e.fn<string>('left', ['body', e.val(mostOfBody)]).as('body'))
    .where('reader_id', '=', readerId)
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    outcome: row.outcome as Payload['outcome'],
    externalId: row.external_id,
    problem: row.problem,
    body: row.body,
    readingId: row.reading_id,
  }));
}

/** Deletes what was sent before. For the system alone. */
export async function deletePayloads(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('tread_payloads').where('at', '<', before).execute();
}
