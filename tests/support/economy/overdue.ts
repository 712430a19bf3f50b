import { sql } from 'kysely';
import { vi } from 'vitest';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { reminderLetters } from '#contract/economy/reminder-runs/reminder-letters.ts';
import { reminderRuns, runs } from '#contract/economy/reminder-runs/reminder-runs.ts';
import { reminderSettings } from '#contract/economy/reminder-runs/reminder-settings.ts';
import { doReminderRuns } from '#server/features/economy/reminder-runs/jobs.ts';
import { makeToken } from '../factories/accounts.ts';
import type { TestServer } from '../server.ts';
import { paidByBank } from './paid-by-bank.ts';

/** The day on which the invoices of `overdue` are issued; they are due two weeks later. */
const issuedOn = '2030-03-01';

/** A company with invoices of 500 that are due on 2030-03-15, on a clock of its own. */
export async function overdue(server: TestServer, count = 1) {
  vi.useFakeTimers({ toFake: ['Date'], now: noon(issuedOn) });
  // What the law will say then is not known yet.
  await server.db.transaction('system', (tx) =>
    sql`insert into late_payment_terms values ('NO', '2030-01-01', '2030-12-31', 1200, 46000)
      on conflict do nothing`.execute(tx),
  );
  const at = await paidByBank(server);
  const { me } = at;
  const issued: Awaited<ReturnType<typeof at.issued>>[] = [];
  for (let nth = 0; nth < count; nth += 1) issued.push(await at.issued(await at.doneOrder()));
  const of = (id: number) => ({ params: { id } });
  const one = async (id: number) => (await server.call(reminderRuns.calls.one, of(id), me)).body;
  const step = async (id: number, word: 'propose' | 'run' | 'change' | 'stop', by = me) => {
    const { version } = (await one(id)).data;
    return server.call(reminderRuns.calls[word], { ...of(id), body: { version } }, by);
  };
  const items = async (id: number) =>
    (await server.call(runs.calls.items, { ...of(id), query: { per_page: 200 } }, me)).body.data;
  const proposed = async (more: object = {}) => {
    const { id } = (await server.call(reminderRuns.calls.add, { body: more }, me)).body.data;
    await step(id, 'propose');
    return id;
  };
  return {
    ...at,
    issued,
    /** One more, of an order that is done today. */
    issueOne: async (order: object = {}) => at.issued(await at.doneOrder({}, order)),
    one,
    step,
    items,
    proposed,
    /** Goes on to a day, at noon; who is logged in stays so. */
    async on(day: string) {
      vi.setSystemTime(noon(day));
      Object.assign(me, await makeToken(server.db, me));
    },
    /** Proposes what is to be written, approves all of it and writes it; answers the run. */
    async run(more: object = {}) {
      const id = await proposed(more);
      await step(id, 'run');
      await doReminderRuns(server.app);
      return id;
    },
    say: async (change: object) => {
      const { read, save } = reminderSettings.calls.company;
      const { data } = (await server.call(read, undefined, me)).body;
      return server.call(save, { body: { ...data, ...change } }, me);
    },
    letters: async () =>
      (await server.call(reminderLetters.calls.list, { query: { sort_by: 'day:asc' } }, me)).body
        .data,
    open: async (id: number) => (await server.call(invoices.calls.one, of(id), me)).body.data.open,
  };
}

const noon = (day: string): number => Date.parse(`${day}T11:00:00Z`);
