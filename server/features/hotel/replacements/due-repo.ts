import { sql, type SqlBool } from 'kysely';
import { duePage, type replacementCalls } from '#contract/hotel/replacements.ts';
import { inHouse } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { Answer } from '#contract/kit/call.ts';
import type { Tx } from '#server/db/open.ts';

type Due = Answer<typeof replacementCalls.due>['data'];

interface DueQuery {
  readonly offer?: 'due' | 'offered' | 'accepted' | 'declined' | undefined;
  readonly season?: string | undefined;
  readonly size?: string | undefined;
  readonly page: number;
}

const isDue = sql<SqlBool>`s.archived_at is null and s.verdict in ('illegal', 'replace')
  and s.state = any (${[...inHouse]}::text[])`;

/** The sets in the house that ask for new tyres, the most worn first; with their owners for who may know them. */
export async function dueSets(
  tx: Tx,
  { offer, season, size, page }: DueQuery,
  withOwners: boolean,
): Promise<Due> {
  const counted = await tx
    .selectFrom('wheel_sets as s')
    .select(['s.offer', (e) => e.fn.countAll<number>().as('sets')])
    .where(isDue)
    .groupBy('s.offer')
    .execute();
  const count = (of: string) => counted.find((one) => one.offer === of)?.sets ?? 0;
  const rows = await tx
    .selectFrom('wheel_sets as s')
    .leftJoin('customers as c', (join) =>
      join.onRef('c.chain_id', '=', 's.chain_id').onRef('c.id', '=', 's.customer_id'),
    )
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('tyre_offers as t')
          .select(['t.id', 't.version', 't.state', 't.offered_on', 't.size', 't.note'])
          .select('t.created_by')
          .whereRef('t.chain_id', '=', 's.chain_id')
          .whereRef('t.set_id', '=', 's.id')
          .where('t.archived_at', 'is', null)
          .orderBy('t.id', 'desc')
          .limit(1)
          .as('o'),
      (join) => join.on('s.offer', '<>', ''),
    )
    .leftJoin('people as who', 'who.id', 'o.created_by')
    .select(['s.id', 's.number', 's.licenseplate', 's.season', 's.size', 's.verdict'])
    .select(['s.least_depth', 'c.name', 'c.phone', 'who.first_name', 'who.last_name'])
    .select(['o.id as offer_id', 'o.version', 'o.state', 'o.offered_on', 'o.size as offered'])
    .select('o.note')
    .where(isDue)
    .$if(offer !== undefined, (all) => all.where('s.offer', '=', offer === 'due' ? '' : offer!))
    .$if(season !== undefined, (all) => all.where('s.season', '=', season!))
    .$if(size !== undefined, (all) => all.where('s.size', '=', size!))
    .orderBy('s.least_depth')
    .orderBy('s.id')
    .limit(duePage)
    .offset((page - 1) * duePage)
    .execute();
  return {
    counts: {
      due: count(''),
      offered: count('offered'),
      accepted: count('accepted'),
      declined: count('declined'),
    },
    sets: rows.map(({ name, phone, ...row }) => ({
      id: row.id,
      number: row.number,
      licenseplate: row.licenseplate,
      season: row.season,
      size: row.size,
      verdict: row.verdict,
      least_depth: row.least_depth,
      owner: withOwners && name !== null ? { name, phone: phone ?? '' } : null,
      offer:
        row.offer_id === null
          ? null
          : {
              id: row.offer_id,
              version: row.version!,
              state: row.state as 'offered',
              on: row.offered_on,
              by: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
              size: row.offered!,
              note: row.note!,
            },
    })),
  };
}

/** The sets in the house that ask for new tyres, by season and size; the most first. */
export async function replacementsDue(tx: Tx) {
  const { rows } = await sql<{
    season: string;
    size: string;
    sets: number;
    tyres: number;
    illegal: number;
  }>`
    select season, size, count(*)::int as sets, sum(cardinality(wheels))::int as tyres,
      count(*) filter (where verdict = 'illegal')::int as illegal
    from wheel_sets
    where archived_at is null and verdict in ('illegal', 'replace')
      and state in ('received', 'stored', 'reserved', 'picking', 'staged')
    group by season, size order by count(*) desc, season, size limit 500`.execute(tx);
  return rows;
}
