import type { MessageRule } from '#contract/booking/messages/message-rules.ts';
import {
  customerLanguage,
  templateFor,
  textOf,
  type Templates,
} from '#contract/booking/messages/message-text.ts';
import { minutesAfter, nextInWindow } from '#contract/booking/messages/send-window.ts';
import type { Tx } from '../../open.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';

/** A booking of a wave of the demo, and how its customer answered. */
interface Invited {
  readonly id: number;
  /** When it begins, and when its customer was told of it (ms UTC). */
  readonly at: number;
  readonly invitedAt: number;
  readonly state: string;
  readonly no_show: boolean;
  readonly customer: string;
  readonly phone: string;
  readonly plate: string;
  readonly ticket: string;
  readonly service: { readonly name: string; readonly price: number | null };
  readonly isNudged: boolean;
  readonly isReachable: boolean;
}

type Rule = MessageRule & { readonly templates: Templates };

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const nudgedAfter = 4 * dayMs;

/** What the customers of a wave were told of their bookings until they came: by the rules of the site, sent or given up. */
export async function seedSentMessages(
  tx: Tx,
  site: DemoSite,
  invited: readonly Invited[],
): Promise<void> {
  const rules = await rulesOf(tx, site);
  const messages = invited.flatMap((one) =>
    rules.flatMap((rule) => sendTimesOf(rule, one, site).map((times) => ({ ...times, rule, one }))),
  );
  const own = { chain_id: site.chainId, site_id: site.id };
  const sent = await insertNumbered(
    tx,
    'messages',
    messages.map(({ one, left }) => ({
      ...own,
      transport: 'sms',
      recipient: one.phone,
      // As of every one that has left: nobody keeps what it said.
      body: '',
      sealed: true,
      status: one.isReachable ? 'sent' : 'failed',
      error: one.isReachable ? null : 'Error: The SMS gateway answered 422',
      tries: one.isReachable ? 1 : 12,
      created_at: iso(left),
      tried_at: iso(left),
      sent_at: one.isReachable ? iso(left) : null,
    })) as never,
  );
  await insertRows(
    tx,
    'booking_messages',
    messages.map(({ one, rule, about, left }, nth) => ({
      ...own,
      booking_id: one.id,
      reminder_id: rule.id,
      about: iso(about),
      is_of_begin: rule.type === 'reminder',
      due_at: iso(left),
      state: 'sent',
      message_id: sent[nth]!,
      recipient: one.phone,
      said: textTo(rule, one, site),
    })) as never,
  );
}

const iso = (at: number): string => new Date(at).toISOString();

/** When a rule told of a booking, and of what; never, where nothing gave rise to it. */
function sendTimesOf(rule: Rule, one: Invited, { timezone }: DemoSite) {
  const [about] = [aboutOf(rule, one)].flatMap((at) => at ?? []);
  if (about === undefined) return [];
  const due = minutesAfter(about, rule.minutes_after, timezone);
  const left = nextInWindow(due, { from: rule.send_from, to: rule.send_to }, timezone);
  return rule.type === 'reminder' && left >= one.at ? [] : [{ about, left }];
}

function aboutOf({ type }: Rule, one: Invited): number | null {
  const isComing = one.state === 'completed' || one.no_show;
  switch (type) {
    case 'auto_invite':
      return one.invitedAt;
    case 'auto_nudge':
      return one.isNudged ? one.invitedAt + nudgedAfter : null;
    // They answer in the evening, a day later.
    case 'confirmation':
      return isComing ? one.invitedAt + (one.isNudged ? nudgedAfter : 0) + dayMs / 3 : null;
    case 'reminder':
      return isComing ? one.at : null;
    case 'ready':
    case 'retorque':
      return one.state === 'completed' ? one.at + 25 * minuteMs : null;
    default:
      return null;
  }
}

async function rulesOf(tx: Tx, site: DemoSite): Promise<Rule[]> {
  const rows = await tx
    .selectFrom('booking_reminders')
    .select(['id', 'type', 'transport', 'active', 'minutes_after', 'service_ids'])
    .select(['send_from', 'send_to', 'skip', 'templates'])
    .where('site_id', '=', site.id)
    .where('transport', '=', 'sms')
    .orderBy('id')
    .execute();
  return rows as unknown as Rule[];
}

function textTo({ templates }: Rule, one: Invited, site: DemoSite): string {
  const [language, template] = templateFor(templates, customerLanguage(null, site.country))!;
  return textOf(template, language, {
    customer: one.customer,
    plate: one.plate,
    begins: one.at,
    zone: site.timezone,
    services: one.service.name,
    price: one.service.price,
    country: site.country,
    site: site.name,
    address: '',
    phone: '',
    ticket: one.ticket,
    station: '',
    link: 'https://wheelhouse.example/b/…',
  }).text;
}
