import { afterEach, describe, expect, test, vi } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { mergeAndPrivacyCalls } from '#contract/customer/merge-and-privacy.ts';
import { reminderRuns, runs } from '#contract/economy/reminder-runs/reminder-runs.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { overdue } from '#tests/support/economy/overdue.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer } from '#tests/support/server.ts';
import { doReminderRuns } from './jobs.ts';
import { writeLetters } from './write-letters.ts';

const server = await testServer();

afterEach(() => {
  vi.useRealTimers();
});

type Overdue = Awaited<ReturnType<typeof overdue>>;

const dispute = (at: Overdue, invoice_id: number) =>
  server.db.transaction('system', (tx) =>
    tx
      .insertInto('invoice_disputes')
      .values({
        chain_id: at.me.site.chain_id,
        company_id: at.me.site.company_id,
        invoice_id,
        kind: 'opened',
        reason: 'other',
      })
      .execute(),
  );

describe('a run of reminders', () => {
  test('writes one letter to a customer about all that is late, with one fee, and each fee is a debt of its own', async () => {
    const at = await overdue(server, 2);
    await at.on('2030-03-20');
    await at.run();
    const [friendly] = await at.letters();
    expect(friendly).toMatchObject({ kind: 'friendly', amount: 1000_00, fee: 0 });
    await at.on('2030-04-02');
    const id = await at.run();
    expect(await at.one(id)).toMatchObject({
      data: { state: 'done', planned: 2, made: 2, letters: 1, amount: 1000_00, charges: 37_50 },
    });
    expect((await at.letters()).at(-1)).toMatchObject({
      kind: 'reminder',
      day: '2030-04-02',
      pay_by: '2030-04-16',
      amount: 1037_50,
      fee: 37_50,
    });
    const [one, two] = at.issued.map((invoice) => invoice.id);
    expect([await at.open(one!), await at.open(two!)]).toEqual([537_50, 500_00]);
    expect(await at.owed()).toBe(1037_50);
    expect((await at.balances())['3900']).toBe(-37_50);
    expect(await at.unproved()).toEqual([]);
  });

  test('writes to who turned out to be the same customer once, and counts what either of them has to come', async () => {
    const at = await overdue(server);
    const { chain_id } = at.me.site;
    const { id } = await makeCustomer(server.db, {
      chain_id,
      name: 'Kari Nilsen',
      street: 'Kirkeveien 2',
      zip: '0368',
      city: 'Oslo',
    });
    const other = await at.issueOne({ customer_id: id });
    const first = at.issued[0]!.customer_id!;
    const input = { params: { id: first } };
    const { version } = (await server.call(customers.calls.one, input, at.me)).body.data;
    const body = { version: 1, other_id: first, other_version: version };
    await server.call(mergeAndPrivacyCalls.merge, { params: { id }, body }, at.me);
    await at.say({ friendly: false });
    await at.on('2030-04-02');
    const run = await at.run();
    expect(await at.one(run)).toMatchObject({ data: { letters: 1, made: 2, charges: 37_50 } });
    expect(await at.letters()).toMatchObject([{ customer_id: id, amount: 1037_50 }]);
    expect((await at.items(run)).map(({ customer }) => customer)).toEqual([
      'Kari Nilsen',
      'Kari Nilsen',
    ]);
    // What one of them paid too much is enough for what the other owes.
    await at.paid({ amount: 1100_00, reference: other.payment_reference });
    await at.on('2030-05-02');
    expect((await at.items(await at.proposed()))[0]).toMatchObject({ reason: 'has_credit' });
  });

  test('leaves out with a reason what is disputed, and what is too early with the day from which it can leave', async () => {
    const at = await overdue(server, 2);
    await dispute(at, at.issued[0]!.id);
    await at.on('2030-03-16');
    const [disputed, early] = await at.items(await at.proposed());
    expect(disputed).toMatchObject({ state: 'out', reason: 'disputed', days_late: 1 });
    expect(early).toMatchObject({ state: 'out', reason: 'too_early', can_from: '2030-03-18' });
  });

  test('leaves out what was paid, credited or disputed since it was looked over, and asks for what is left of the rest', async () => {
    const at = await overdue(server, 4);
    const [paid, credited, disputed, part] = at.issued;
    await at.on('2030-03-20');
    const id = await at.proposed();
    await at.paid({ amount: 500_00, reference: paid!.payment_reference });
    await at.credited(credited!.id);
    await dispute(at, disputed!.id);
    await at.paid({ amount: 200_00, reference: part!.payment_reference });
    await at.step(id, 'run');
    await doReminderRuns(server.app);
    const became = new Map((await at.items(id)).map((one) => [one.invoice_id, one]));
    expect(became.get(paid!.id)).toMatchObject({ state: 'left_out', reason: 'paid' });
    expect(became.get(credited!.id)).toMatchObject({ state: 'left_out', reason: 'paid' });
    expect(became.get(disputed!.id)).toMatchObject({ state: 'left_out', reason: 'disputed' });
    expect(became.get(part!.id)).toMatchObject({ state: 'made', open: 300_00 });
    expect(await at.letters()).toMatchObject([{ amount: 300_00 }]);
  });

  test('reminds of a debt once at each level, however many runs are started and on however many servers', async () => {
    const at = await overdue(server, 3);
    await at.on('2030-03-20');
    const both = [await at.proposed(), await at.proposed()];
    for (const id of both) await at.step(id, 'run');
    await Promise.all([doReminderRuns(server.app), doReminderRuns(server.app)]);
    const all = (await Promise.all(both.map(at.items))).flat();
    expect(all.filter(({ state }) => state === 'made').length).toBe(3);
    expect(
      all.filter(({ state }) => state === 'left_out').every((one) => one.reason === 'too_early'),
    ).toBe(true);
    expect((await at.letters()).length).toBe(1);
    // The next day it is too early.
    await at.on('2030-03-21');
    const again = await at.items(await at.proposed());
    expect(new Set(again.map(({ reason }) => reason))).toEqual(new Set(['too_early']));
  });

  test('killed in the middle goes on where it was: each letter leaves once, with one number', async () => {
    const at = await overdue(server, 2);
    await at.say({ friendly: false });
    await at.on('2030-04-02');
    const id = await at.proposed();
    await at.step(id, 'run');
    const { chain_id: chainId, id: siteId } = at.me.site;
    const died = actAs(
      server.app,
      { chainId, siteId, job: 'test' },
      { requestId: 'test' },
      async (context) => {
        await writeLetters(server.app, context, id);
        throw new Error('killed');
      },
    );
    await expect(died).rejects.toThrow('killed');
    expect(await at.owed()).toBe(1000_00);
    await Promise.all([doReminderRuns(server.app), doReminderRuns(server.app)]);
    expect(await at.letters()).toMatchObject([{ number: '1', fee: 37_50 }]);
    expect(await at.owed()).toBe(1037_50);
    expect(await at.unproved()).toEqual([]);
  });

  test('goes from level to level, and no further than the law and the company let it', async () => {
    const at = await overdue(server);
    for (const day of ['2030-03-18', '2030-03-29', '2030-04-13', '2030-05-01']) {
      await at.on(day);
      await at.run();
    }
    const kinds = (await at.letters()).map(({ kind, fee }) => [kind, fee]);
    expect(kinds).toEqual([
      ['friendly', 0],
      ['reminder', 37_50],
      ['notice', 37_50],
    ]);
    const [left] = await at.items(await at.proposed());
    expect(left).toMatchObject({ reason: 'all_sent', open: 575_00 });
  });

  test('is for a customer, and of what was due until a day, where somebody says so', async () => {
    const at = await overdue(server);
    await at.on('2030-03-20');
    const count = async (more: object) => (await at.items(await at.proposed(more))).length;
    expect(await count({ until: '2030-03-14' })).toBe(0);
    expect(await count({ until: '2030-03-15' })).toBe(1);
    expect(await count({ audience: 'company' })).toBe(0);
  });

  test('is started by who may issue invoices, and by nobody else', async () => {
    const at = await overdue(server);
    await at.on('2030-03-20');
    const id = await at.proposed();
    const { version } = (await at.one(id)).data;
    const input = { params: { id }, body: { version } };
    const reception = await logInAs(server.db, { site: at.me.site, roles: ['reception'] });
    expect((await server.call(reminderRuns.calls.run, input, reception)).status).toBe(403);
    const choose = { params: { id }, body: { items: [1], left_out: true } };
    expect((await server.call(runs.calls.choose, choose, reception)).status).toBe(403);
  });
});
