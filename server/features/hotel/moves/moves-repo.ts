import { sql } from 'kysely';
import type { OpenMove, SearchedSet } from '#contract/hotel/moves/moves.ts';
import type { Tx } from '#server/db/open.ts';

const most = 2000;

/** What is open at a site, each with its set, its visit, and the place that it is to go to. */
export async function openMoves(tx: Tx, userId: number | null): Promise<OpenMove[]> {
  const { rows } = await sql<Omit<OpenMove, 'arrived_at'> & { arrived_at: Date | null }>`
    select m.id, m.version, m.number, m.kind, m.reason, m.state, m.problem, m.note,
      m.due_on::text as due_on,
      case when m.kind = 'stage' then coalesce(asked.code, slot.code) else asked.code end as "to",
      case when m.kind = 'stage' then coalesce(asked.warehouse_id, slot.warehouse_id)
        else asked.warehouse_id end as to_warehouse,
      coalesce(lift.target, m.station) as station,
      who.first_name || ' ' || who.last_name as taken_by,
      coalesce(m.taken_by = ${userId}, false) as mine,
      v.arrived_at, coalesce(lift.status = 2, false) as called,
      s.id as set_id, s.number as set, s.licenseplate, s.season, s.size, s.state as set_state,
      s.version as set_version,
      s.place_id, at.code as place, at.warehouse_id as warehouse, coalesce(at.zone, '') as zone
    from moves m
    join wheel_sets s on s.chain_id = m.chain_id and s.id = m.set_id
    left join storage_places at on at.chain_id = s.chain_id and at.id = s.place_id
    left join storage_places asked on asked.chain_id = m.chain_id and asked.id = m.to_place_id
    left join people who on who.id = m.taken_by
    left join queue_people v on v.chain_id = m.chain_id and v.id = m.visit_id and v.left_at is null
    left join queue_entries lift on lift.chain_id = v.chain_id and lift.person_id = v.id
      and lift.queue = 'garage'
    left join lateral (
      select p.code, p.warehouse_id from storage_places p
      where p.chain_id = m.chain_id and p.site_id = m.site_id and p.use = 'stage'
        and p.archived_at is null and p.blocked = '' and p.taken < p.room
      order by p.station = coalesce(lift.target, m.station) desc, p.station = '' desc, p.code_sort
      limit 1
    ) slot on m.kind = 'stage'
    where m.state in ('planned', 'picked', 'exception') and m.archived_at is null
      and not exists (select from set_searches q where q.chain_id = m.chain_id
        and q.set_id = m.set_id and q.state in ('open', 'searching') and q.archived_at is null)
    order by m.id limit ${most}`.execute(tx);
  return rows.map((row) => ({ ...row, arrived_at: row.arrived_at?.toISOString() ?? null }));
}

interface Wanted {
  readonly reason: NonNullable<SearchedSet['wanted']>['reason'] | null;
  readonly station: string;
  readonly arrived_at: Date | null;
  readonly called: boolean;
  readonly due_on: string | null;
}

/** What is searched for at a site, each with its set, and with the most urgent of the moves that want it. */
export async function openSearches(tx: Tx): Promise<SearchedSet[]> {
  const { rows } = await sql<Omit<SearchedSet, 'since' | 'wanted'> & { since: Date } & Wanted>`
    select q.id, q.version, q.state, q.seeker, q.created_at as since,
      s.id as set_id, s.number as set, s.version as set_version, s.licenseplate, s.season, s.size,
      p.code as place, w.reason, w.station, w.arrived_at, w.called, w.due_on
    from set_searches q
    join wheel_sets s on s.chain_id = q.chain_id and s.id = q.set_id
    left join storage_places p on p.chain_id = q.chain_id and p.id = q.last_place_id
    left join lateral (
      select m.reason, coalesce(lift.target, m.station) as station, v.arrived_at,
        coalesce(lift.status = 2, false) as called, m.due_on::text as due_on
      from moves m
      left join queue_people v on v.chain_id = m.chain_id and v.id = m.visit_id and v.left_at is null
      left join queue_entries lift on lift.chain_id = v.chain_id and lift.person_id = v.id
        and lift.queue = 'garage'
      where m.chain_id = q.chain_id and m.set_id = q.set_id and m.archived_at is null
        and m.state in ('planned', 'picked', 'exception')
      order by called desc, v.arrived_at, m.due_on, m.id limit 1
    ) w on true
    where q.state in ('open', 'searching') and q.archived_at is null
    order by w.called desc nulls last, w.arrived_at, w.due_on, q.id limit ${most}`.execute(tx);
  return rows.map(({ since, reason, station, arrived_at: at, called, due_on, ...search }) => ({
    ...search,
    since: since.toISOString(),
    wanted: reason && {
      reason,
      station,
      called,
      due_on,
      arrived_at: at?.toISOString() ?? null,
    },
  }));
}

/** Makes moves the caller's round, as far as nobody else has them; answers how many they are. */
export async function takeRound(tx: Tx, userId: number, ids: readonly number[]): Promise<number> {
  const round = sql`id = any (${[...ids]}::bigint[])`;
  const open = sql`state in ('planned', 'picked', 'exception') and archived_at is null`;
  // By id, as whoever moves their sets does: no two deadlock.
  await sql`select from moves where ${open} and (${round} or taken_by = ${userId})
    order by id for no key update`.execute(tx);
  await sql`update moves set taken_by = case when ${round} then ${userId}::bigint end
    where ${open} and case when ${round} then taken_by is null else taken_by = ${userId} end`.execute(
    tx,
  );
  const { rows } = await sql<{ taken: number }>`
    select count(*)::int as taken from moves where ${open} and taken_by = ${userId}`.execute(tx);
  return rows[0]!.taken;
}

/** The move of a number, and the one that has it as its id: the number comes first. */
export async function movesByNumber(tx: Tx, number: string) {
  const found = await tx
    .selectFrom('moves as m')
    .innerJoin('wheel_sets as s', (join) =>
      join.onRef('s.chain_id', '=', 'm.chain_id').onRef('s.id', '=', 'm.set_id'),
    )
    .select(['m.id', 'm.number', 's.number as set', 's.licenseplate'])
    .where((e) => e.or([e('m.number', '=', number), e('m.id', '=', Number(number))]))
    .orderBy('m.id', 'desc')
    .execute();
  const numbered = found.filter((one) => one.number === number);
  const others = found.filter((one) => one.number !== number);
  return numbered.length > 0 ? { matched: numbered, others } : { matched: others, others: [] };
}

/** How the set of a move stands. */
export const stateOfSet = (tx: Tx, id: number) =>
  tx.selectFrom('wheel_sets').select('state').where('id', '=', id).executeTakeFirst();
