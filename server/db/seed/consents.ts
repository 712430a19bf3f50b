import type { Tx } from '../open.ts';
import type { DemoCustomer } from './customers.ts';
import { insertNumbered, insertRows } from './insert-rows.ts';
import { makeRandom } from './random.ts';

const day = 86_400_000;

// What a workshop asks its customers on the first day.
const questions = [
  {
    kind: 'marketing-email',
    name: { NO: 'Tilbud på e-post', SE: 'Erbjudanden via e-post' },
    text_en: 'May we send you offers on tyres and services by e-mail? You can say no at any time.',
    text_nb: 'Kan vi sende deg tilbud på dekk og tjenester på e-post? Du kan si nei når som helst.',
    text_sv:
      'Får vi skicka erbjudanden om däck och tjänster via e-post? Du kan säga nej när som helst.',
  },
  {
    kind: 'marketing-sms',
    name: { NO: 'Tilbud på SMS', SE: 'Erbjudanden via SMS' },
    text_en: 'May we send you offers on tyres and services by SMS? You can say no at any time.',
    text_nb: 'Kan vi sende deg tilbud på dekk og tjenester på SMS? Du kan si nei når som helst.',
    text_sv:
      'Får vi skicka erbjudanden om däck och tjänster via SMS? Du kan säga nej när som helst.',
  },
] as const;

/** What each chain asks consent for, and what some customers said to it. */
export async function seedConsents(
  tx: Tx,
  customers: readonly DemoCustomer[],
  now: Date,
): Promise<void> {
  const random = makeRandom(4_409);
  for (const [chain_id, own] of Map.groupBy(customers, ({ chainId }) => chainId)) {
    const country = own[0]?.country ?? 'NO';
    const definitions = questions.map(({ name, ...words }) => ({
      chain_id,
      name: name[country],
      ...words,
    }));
    const ids = await insertNumbered(tx, 'consent_definitions', definitions);
    const events = own.flatMap(({ id }) =>
      ids.flatMap((definition_id) => (random.chance(0.35) ? eventsOf(id, definition_id) : [])),
    );
    await insertRows(
      tx,
      'consent_events',
      events.map((event) => ({ chain_id, ...event })),
    );
  }

  function eventsOf(customer_id: number, definition_id: number) {
    const ago = random.int(20, 900);
    const event = (given: boolean, days: number, source: string) => ({
      customer_id,
      definition_id,
      definition_version: 1,
      given,
      source,
      at: new Date(now.getTime() - days * day).toISOString(),
    });
    const given = event(true, ago, random.pick(['counter', 'web', 'phone'] as const));
    return random.chance(0.15) ? [given, event(false, Math.ceil(ago / 2), 'email')] : [given];
  }
}
