import { sql } from 'kysely';
import { mostPrints, type Print, type PrintProblem } from '#contract/hotel/labels/labels.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** What is printed, and by which printer; none where a browser does it. */
export interface NewPrint extends Pick<Print, 'of' | 'size' | 'names' | 'passports' | 'format'> {
  readonly ids: readonly number[];
  readonly printerId: number | null;
}

/** Writes down that something is printed; its number. */
export async function insertPrint(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  { of, ids, size, names, passports, format, printerId }: NewPrint,
): Promise<number> {
  const state = printerId === null ? 'given' : 'waiting';
  const { id } = await tx
    .insertInto('prints')
    .values({
      chain_id: chainId,
      site_id: siteId,
      printed: of,
      ids: [...ids],
      size,
      names,
      passports,
      format,
      printer_id: printerId,
      state,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What was printed last at the site, or one of it. */
export async function printsOf(
  tx: Tx,
  id?: number,
): Promise<(Print & { printerId: number | null })[]> {
  const rows = await tx
    .selectFrom('prints as p')
    .leftJoin('printers as at', (join) =>
      join.onRef('at.chain_id', '=', 'p.chain_id').onRef('at.id', '=', 'p.printer_id'),
    )
    .leftJoin('people as who', 'who.id', 'p.asked_by')
    .select([
      'p.id',
      'p.printed as of',
      'p.ids',
      'p.size',
      'p.names',
      'p.passports',
      'p.format',
      'p.state',
    ])
    .select(['p.problem', 'p.asked_at', 'at.name as printer', 'p.printer_id'])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .$if(id !== undefined, (all) => all.where('p.id', '=', id!))
    .orderBy('p.id', 'desc')
    .limit(mostPrints)
    .execute();
  return rows.map(
    ({ asked_at: at, printer_id: printerId, ...row }) =>
      ({ ...row, printerId, at: at.toISOString() }) as Print & { printerId: number | null },
  );
}

/** The printer that labels are sent to, as long as there is one. */
export const networkPrinter = (tx: Tx, id: number) =>
  tx
    .selectFrom('printers')
    .select(['address', 'port', 'resolution', 'size'])
    .where('id', '=', id)
    .where('kind', '=', 'network')
    .where('archived_at', 'is', null)
    .executeTakeFirst();

// In one run; what waits longer is the next one's.
const mostInARun = 50;

/**
 * What waits to be printed, of all sites, the oldest first. What was on its way when a server ended
 * is reported as that: nobody knows whether it came out. For the system, and one at a time.
 */
export async function waitingPrints(tx: Tx) {
  await tx
    .updateTable('prints')
    .set({ state: 'failed', problem: 'unknown' })
    .where('state', '=', 'sending')
    .execute();
  return tx
    .selectFrom('prints')
    .select(['id', 'chain_id', 'site_id', 'printer_id', 'asked_by'])
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(mostInARun)
    .execute();
}

export type WaitingPrint = Awaited<ReturnType<typeof waitingPrints>>[number];

/** Says how it stands with what is printed. */
export const markPrint = (
  tx: Tx,
  { id, chain_id: chainId }: Pick<WaitingPrint, 'id' | 'chain_id'>,
  state: Print['state'],
  problem: PrintProblem = '',
) =>
  tx
    .updateTable('prints')
    .set({ state, problem })
    .where('chain_id', '=', chainId)
    .where('id', '=', id)
    .execute();
