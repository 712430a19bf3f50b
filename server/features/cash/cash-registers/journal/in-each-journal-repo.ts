import { sql, type RawBuilder } from 'kysely';
import type { EventKind } from '#contract/cash/cash-registers/journal/entries.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { timeOf, todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';

/** When something is written down, by whom. */
interface Written {
  readonly at: Date;
  readonly day: string;
  readonly time: string;
  readonly user_id: number | null;
  readonly user_name: RawBuilder<string>;
}

/** That the caller writes something down now, by the clock of their site. */
export const writtenNow = (context: Pick<Context, 'caller' | 'now'>): Written => ({
  at: context.now,
  day: todayOf(context),
  time: timeOf(context),
  user_id: context.caller.userId,
  user_name: sql`coalesce((select trim(first_name || ' ' || last_name) from people
    where id = ${context.caller.userId}), '')`,
});

/**
 * Parts of a `with` that write an event into the journal of each register of a company that has one,
 * closed ones among them; they are held in the order of registers until the transaction ends.
 */
export const inEachJournal = (
  { companyId }: Pick<Actor, 'companyId'>,
  {
    kind,
    text,
    at,
    day,
    time,
    user_id,
    user_name,
  }: Written & {
    readonly kind: EventKind;
    readonly text: string;
  },
): RawBuilder<unknown> => sql`
  held as (
    select register_id from cash_series
    where chain_id = current_chain() and company_id = ${companyId}
      and last_transaction + last_event > 0
    order by register_id for update
  ), counted as (
    update cash_series s set last_event = s.last_event + 1 from held h
    where s.chain_id = current_chain() and s.register_id = h.register_id
    returning s.chain_id, s.company_id, s.register_id, s.last_event
  ), noted as (
    insert into cash_events (chain_id, company_id, register_id, nr, kind, at, day, time, user_id,
      user_name, text)
    select chain_id, company_id, register_id, last_event, ${kind}, ${at}, ${day}, ${time}, ${user_id},
      ${user_name}, ${text}
    from counted
  )`;

/** Writes an event into the journal of each register of the caller's company that has one. */
export const noteInEachJournal = (
  context: Pick<Context, 'db' | 'caller' | 'now'>,
  event: { readonly kind: EventKind; readonly text: string },
) =>
  sql`with ${inEachJournal(context.caller, { ...event, ...writtenNow(context) })} select`.execute(
    context.db,
  );
