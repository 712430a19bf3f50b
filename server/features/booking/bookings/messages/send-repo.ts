import { sql } from 'kysely';
import type { MessageRule, NotSent } from '#contract/booking/messages/message-rules.ts';
import type { Templates } from '#contract/booking/messages/message-text.ts';
import type { Tx } from '#server/db/open.ts';

/** The sites in use where something is to be planned or sent. For the system. */
export async function sitesToServe(tx: Tx, now: Date) {
  const { rows } = await sql<{ chainId: number; siteId: number }>`
    select s.chain_id as "chainId", s.id as "siteId" from sites s
    join (select chain_id, site_id from booking_events
        where coalesce(waits_until, ${now}) <= ${now}
      union select chain_id, site_id from booking_messages
        where state = 'planned' and due_at <= ${now}) due
      on due.chain_id = s.chain_id and due.site_id = s.id
    where s.active order by s.chain_id, s.id`.execute(tx);
  return rows;
}

/** What a message may say of its booking. */
interface Named {
  readonly begins: Date | null;
  readonly customer: string;
  readonly plate: string;
  readonly services: string;
  readonly price: number | null;
  readonly ticket: string;
  /** Where in the queue its customer is called to; '' while they are not. */
  readonly station: string;
  readonly country: string;
  readonly site: string;
  readonly town: string;
}

/**
 * How the customer of a booking is named or reached: as the booking says. What it took over from an
 * entry of the register that was merged since is as the entry says that was kept.
 */
export const contact = (column: string, of: string) => {
  const [own, kept, gone] = [sql.ref(`b.${column}`), sql.ref(`c.${of}`), sql.ref(`gone.${of}`)];
  return sql`coalesce(
    (select nullif(${kept}, '') from customers gone where gone.chain_id = b.chain_id
      and gone.merged_into_id = b.customer_id and ${gone} = ${own} limit 1),
    nullif(${own}, ''), ${kept}, '')`;
};

const named = sql`b.begins_at as begins, ${contact('contact_name', 'name')} as customer,
  b.licenseplate as plate, bookings_services(b.id) as services, b.price, b.ticket,
  company.country, s.name as site, s.town,
  coalesce((select e.target from queue_people p
    join queue_entries e on e.chain_id = p.chain_id and e.person_id = p.id and e.queue = p.queue
    where p.chain_id = b.chain_id and p.id = b.visit_id and p.left_at is null), '') as station`;
const whoseItIs = sql`join sites s on s.chain_id = b.chain_id and s.id = b.site_id
  join companies company on company.chain_id = s.chain_id and company.id = s.company_id
  left join customers c on c.chain_id = b.chain_id and c.id = b.customer_id`;

/** A message that is due, and all that it may say. */
export interface DueMessage extends Named {
  readonly id: number;
  readonly bookingId: number;
  readonly dueAt: Date;
  readonly rule: MessageRule & { readonly templates: Templates };
  readonly minutes: number;
  readonly is_drop_in: boolean;
  readonly is_confirmed: boolean;
  readonly hasCome: boolean;
  readonly hasRefused: boolean;
  readonly isReminded: boolean;
  readonly language: string | null;
  readonly email: string;
  readonly mobile: string;
  /** What a link that is sent there proves. */
  readonly emailHash: Buffer | null;
  readonly mobileHash: Buffer | null;
  /** Of what a stranger booked: by which portal, and which contact they proved to be theirs. */
  readonly portalId: number | null;
  readonly provedContact: Buffer | null;
  /** A mail about the same leaves by another rule. */
  readonly hasMail: boolean;
  /** Of the portal that it was booked by, else of one of the site; '' where none has one. */
  readonly logo: string;
  readonly version: number;
  readonly changedAt: Date;
  readonly isCancelled: boolean;
}

/**
 * The messages of the site that are due, those first that have to be told soonest, then the oldest. Their bookings are locked: nobody moves or
 * cancels one until it is known what was sent of it, and no other server sends it. Those of bookings
 * that somebody is changing come later.
 */
export async function dueMessages(tx: Tx, now: Date, most: number): Promise<DueMessage[]> {
  const { rows: locked } = await sql<{ id: number }>`
    select id from bookings where id in (
      select o.booking_id from booking_messages o
      join booking_reminders t on t.chain_id = o.chain_id and t.id = o.reminder_id
      where o.state = 'planned' and o.due_at <= ${now}
      order by array_position(array['called', 'cancelled', 'changed', 'confirmation'], t.type),
        o.due_at limit ${most})
    order by id for no key update skip locked`.execute(tx);
  if (locked.length === 0) return [];
  const { rows } = await sql<DueMessage>`
    select m.id, m.booking_id as "bookingId", m.due_at as "dueAt",
      jsonb_build_object('id', r.id, 'type', r.type, 'transport', r.transport,
        'active', r.active and r.archived_at is null, 'minutes_after', r.minutes_after,
        'service_ids', r.service_ids, 'send_from', r.send_from, 'send_to', r.send_to,
        'skip', r.skip, 'templates', r.templates) as rule,
      b.minutes, b.is_drop_in, b.is_confirmed,
      b.checked_in_at is not null as "hasCome",
      exists (select from booking_messages o
        join booking_reminders t on t.chain_id = o.chain_id and t.id = o.reminder_id
        where o.chain_id = m.chain_id and o.booking_id = m.booking_id and o.about = m.about
          and o.state = 'sent' and t.type = 'reminder') as "isReminded",
      not coalesce(last.given, true) or (r.transport = 'sms' and exists (
        select from sms_refusals no where no.chain_id = b.chain_id
          and no.number_hash = phone_hash(${contact('contact_mobile', 'phone')}))) as "hasRefused",
      c.language, ${contact('contact_email', 'email')} as email,
      ${contact('contact_mobile', 'phone')} as mobile,
      contact_hash(${contact('contact_email', 'email')}, company.country) as "emailHash",
      contact_hash(${contact('contact_mobile', 'phone')}, company.country) as "mobileHash",
      b.portal_id as "portalId", b.proved_contact as "provedContact", b.version,
      b.changed_at as "changedAt", b.state = 'cancelled' as "isCancelled",
      exists (select from booking_messages o
        join booking_reminders t on t.chain_id = o.chain_id and t.id = o.reminder_id
        where o.chain_id = m.chain_id and o.booking_id = m.booking_id and o.about = m.about
          and t.type = r.type and t.transport = 'email' and t.minutes_after = r.minutes_after
          and o.state in ('planned', 'sent')) as "hasMail",
      coalesce((select o.logo from booking_portals o
        where o.chain_id = b.chain_id and o.site_id = b.site_id and o.logo <> ''
          and o.archived_at is null
        order by o.id is not distinct from b.portal_id desc, o.calendar_id = b.calendar_id desc, o.id
        limit 1), '') as logo, ${named}
    from booking_messages m
    join booking_reminders r on r.chain_id = m.chain_id and r.id = m.reminder_id
    join bookings b on b.chain_id = m.chain_id and b.id = m.booking_id
    ${whoseItIs}
    left join lateral (select e.given from consent_events e
      join consent_definitions d on d.chain_id = e.chain_id and d.id = e.definition_id
      join customers entry on entry.chain_id = e.chain_id and entry.id = e.customer_id
      where e.chain_id = b.chain_id and d.kind = 'marketing-' || r.transport
        and (entry.id = b.customer_id or entry.merged_into_id = b.customer_id)
      order by e.id desc limit 1) last on true
    where m.booking_id in (${sql.join(locked.map(({ id }) => id))})
      and m.state = 'planned' and m.due_at <= ${now}
    order by m.due_at, m.id`.execute(tx);
  return rows;
}

/** A booking to read a message with: the one of a ticket, else the next one of a calendar, or its last; undefined where there is none. */
export async function bookingToRead(
  tx: Tx,
  { calendarId, ticket, now }: { calendarId: number; ticket: string; now: Date },
): Promise<Named | undefined> {
  const { rows } = await sql<Named>`
    select ${named}
    from bookings b ${whoseItIs}
    where b.calendar_id = ${calendarId} and b.begins_at is not null and b.archived_at is null
      and (${ticket} = '' or b.ticket = upper(${ticket}))
    order by b.begins_at < ${now}, abs(extract(epoch from b.begins_at - ${now}::timestamptz)) limit 1`.execute(
    tx,
  );
  return rows[0];
}

/** Where somebody with an account is reached. */
export const reachedAt = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** What became of a message that was due. */
type Outcome =
  | { readonly state: 'skipped'; readonly reason: NotSent }
  | { readonly due_at: Date }
  | {
      readonly state: 'sent';
      readonly message_id: number;
      readonly recipient: string;
      readonly said: string;
    };

/** Notes what became of a message. */
export async function noteOutcome(tx: Tx, id: number, outcome: Outcome, at: Date): Promise<void> {
  await tx
    .updateTable('booking_messages')
    .set({ ...outcome, changed_at: at })
    .where('id', '=', id)
    .execute();
}
