import { afterEach, describe, expect, test, vi } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { paymentPlans } from '#contract/economy/reminder-runs/payment-plans.ts';
import {
  reminderLetterCalls,
  reminderLetters,
} from '#contract/economy/reminder-runs/reminder-letters.ts';
import { reminderRuns } from '#contract/economy/reminder-runs/reminder-runs.ts';
import { bankFile } from '#tests/support/economy/bank-file.ts';
import { overdue } from '#tests/support/economy/overdue.ts';
import { fc, isFuzzing } from '#tests/support/random/fast-check.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

afterEach(() => {
  vi.useRealTimers();
});

type Overdue = Awaited<ReturnType<typeof overdue>>;

/** An invoice of 500 that was reminded of with a fee of 37.50. */
async function charged(more: object = {}) {
  const at = await overdue(server);
  await at.say({ friendly: false, ...more });
  await at.on('2030-04-14');
  await at.run();
  const [invoice] = at.issued;
  return { ...at, invoice: invoice!, reference: invoice!.payment_reference };
}

const waive = async (at: Overdue, of = 0) => {
  const { id, version } = (await at.letters())[of]!;
  const input = { params: { id }, body: { version, because: 'Agreed on the phone' } };
  return server.call(reminderLetters.calls.waive, input, at.me);
};

describe('what is asked for besides', () => {
  test('is paid with its invoice: the invoice first, then the fee, and what is too much stays the customer’s', async () => {
    const at = await charged();
    await at.paid({ amount: 500_00, reference: at.reference });
    expect(await at.open(at.invoice.id)).toBe(37_50);
    await at.paid({ amount: 40_00, reference: at.reference });
    expect(await at.open(at.invoice.id)).toBe(0);
    expect(await at.owed()).toBe(-2_50);
    expect(await at.unproved()).toEqual([]);
  });

  test('is open again when the payment is taken back', async () => {
    const at = await charged();
    await at.paid({ amount: 537_50, reference: at.reference });
    expect(await at.open(at.invoice.id)).toBe(0);
    const [payment] = await at.payments();
    const [match] = await at.matches(payment!.id);
    await at.takeBack(payment!.id, match!.id);
    expect(await at.open(at.invoice.id)).toBe(537_50);
    expect(await at.unproved()).toEqual([]);
  });

  test('is part of what somebody matches a payment with', async () => {
    const at = await charged();
    await at.paid({ amount: 537_50, text: `Faktura ${at.invoice.number}` });
    const [payment] = (await at.waiting()).data;
    expect(payment!.proposals[0]).toMatchObject({
      reasons: ['number', 'amount'],
      parts: [{ invoice_id: at.invoice.id, amount: 537_50 }],
    });
    const parts = [{ invoice_id: at.invoice.id, amount: 537_50 }];
    expect((await at.match(payment!.id, parts)).status).toBe(200);
    expect(await at.open(at.invoice.id)).toBe(0);
    expect(await at.unproved()).toEqual([]);
  });

  test('stays owed when its invoice is credited, and is waived by who may, once', async () => {
    const at = await charged();
    await at.credited(at.invoice.id);
    expect(await at.open(at.invoice.id)).toBe(37_50);
    expect((await waive(at)).body.data).toMatchObject({ waived: true });
    expect(await at.open(at.invoice.id)).toBe(0);
    expect(await at.owed()).toBe(0);
    expect((await at.balances())['3900']).toBe(0);
    expect((await waive(at)).body.error?.code).toBe('reminder-runs.waived');
    expect(await at.unproved()).toEqual([]);
  });

  test('is not owed twice when it was waived and the payment of a part of it is taken back', async () => {
    const at = await charged();
    await at.paid({ amount: 510_00, reference: at.reference });
    await waive(at);
    const [payment] = await at.payments();
    const [match] = await at.matches(payment!.id);
    await at.takeBack(payment!.id, match!.id);
    expect([await at.open(at.invoice.id), await at.owed()]).toEqual([500_00, 500_00]);
    expect(await at.unproved()).toEqual([]);
  });

  test('is paid by what a credit note makes its customer’s again', async () => {
    const at = await charged();
    await at.paid({ amount: 100_00, reference: at.reference });
    await at.credited(at.invoice.id);
    expect(await at.open(at.invoice.id)).toBe(0);
    expect(await at.owed()).toBe(-62_50);
    expect(await at.unproved()).toEqual([]);
  });

  test('is their customer’s again when it is waived after it was paid', async () => {
    const at = await charged();
    await at.paid({ amount: 537_50, reference: at.reference });
    await waive(at);
    expect(await at.owed()).toBe(-37_50);
    expect(await at.open(at.invoice.id)).toBe(0);
    expect(await at.unproved()).toEqual([]);
  });

  test('is the compensation, once, of a company where that is taken', async () => {
    const at = await overdue(server);
    await at.say({ friendly: false, compensation: true });
    const { id } = (await server.call(customers.calls.list, { query: {} }, at.me)).body.data[0]!;
    const { data } = (await server.call(customers.calls.one, { params: { id } }, at.me)).body;
    const body = { version: data.version, type: 'company' as const, org_number: '310529672' };
    await server.call(customers.calls.save, { params: { id }, body }, at.me);
    for (const day of ['2030-04-02', '2030-04-20']) {
      await at.on(day);
      await at.run();
    }
    expect((await at.letters()).map(({ fee }) => fee)).toEqual([460_00, 0]);
  });

  test('waits to be booked where the books have no account for it, and keeps no letter from leaving', async () => {
    const at = await overdue(server);
    await server.db.transaction('system', (tx) =>
      tx
        .updateTable('payment_accounting_rules')
        .set({ late_fee_account_id: null })
        .where('company_id', '=', at.me.site.company_id)
        .execute(),
    );
    await at.say({ friendly: false });
    await at.on('2030-04-02');
    await at.run();
    expect(await at.letters()).toMatchObject([{ fee: 37_50 }]);
    expect(await at.bookWaiting()).toMatchObject({ booked: 0, left: 1 });
    expect(await at.unproved()).toEqual([]);
  });
});

describe('late interest', () => {
  test('runs from the due day where that was agreed, and is asked for by the first letter with a fee', async () => {
    const at = await charged({ interest: 'due' });
    // 500 for 30 days at 12 %.
    expect(await at.letters()).toMatchObject([{ fee: 37_50, interest: 4_93, amount: 542_43 }]);
    await at.on('2030-05-14');
    await at.run();
    // And of the 30 days since; not of the fee.
    expect((await at.letters()).at(-1)).toMatchObject({ interest: 4_93 });
    expect((await at.balances())['8050']).toBe(-9_86);
    expect(await at.unproved()).toEqual([]);
  });

  test('runs from thirty days after the first demand where nothing was agreed', async () => {
    const at = await charged({ interest: 'demand' });
    expect(await at.letters()).toMatchObject([{ interest: 0 }]);
    await at.on('2030-05-24');
    await at.run();
    expect((await at.letters()).at(-1)).toMatchObject({ interest: 1_64 });
  });

  test('is not asked for again once it was waived', async () => {
    const at = await charged({ interest: 'due' });
    await waive(at);
    await at.on('2030-05-14');
    await at.run();
    expect((await at.letters()).at(-1)).toMatchObject({ interest: 4_93 });
  });

  test('of what was paid too late is asked for by a run of its own, once', async () => {
    const at = await overdue(server);
    await at.say({ interest: 'due' });
    await at.on('2030-04-14');
    const { payment_reference: reference, id } = at.issued[0]!;
    await at.readFile(bankFile([{ amount: 500_00, reference }], '2030-04-14'));
    expect(await at.open(id)).toBe(0);
    await at.on('2030-04-20');
    const run = await at.run({ source: 'interest' });
    expect(await at.one(run)).toMatchObject({ data: { letters: 1, charges: 4_93 } });
    expect(await at.letters()).toMatchObject([
      { kind: 'interest', interest: 4_93, amount: 4_93, pay_by: '2030-05-04' },
    ]);
    expect(await at.open(id)).toBe(4_93);
    expect(await at.items(await at.proposed({ source: 'interest' }))).toEqual([]);
    expect(await at.unproved()).toEqual([]);
  });
});

describe('a payment plan', () => {
  const plan = (at: Overdue, more: object = {}) => {
    const body = { invoice_id: at.issued[0]!.id, parts: 5, first_day: '2030-04-20', ...more };
    return server.call(paymentPlans.calls.add, { body }, at.me);
  };

  test('keeps its invoice from reminders as long as its parts are paid', async () => {
    const at = await overdue(server);
    await at.on('2030-04-02');
    const added = (await plan(at)).body.data;
    expect(added).toMatchObject({ agreed: 500_00, part: 100_00, paid: 0, state: 'active' });
    expect(added.note).toBe(`Invoice ${at.issued[0]!.number} in 5 parts`);
    const reason = async () => (await at.items(await at.proposed()))[0]!.reason;
    expect(await reason()).toBe('plan');
    await at.on('2030-04-20');
    expect(await reason()).toBe('plan');
    await at.on('2030-04-21');
    expect(await reason()).toBe('');
    await at.paid({ amount: 100_00, reference: at.issued[0]!.payment_reference });
    expect(await reason()).toBe('plan');
    const { version } = (
      await server.call(paymentPlans.calls.one, { params: { id: added.id } }, at.me)
    ).body.data;
    const input = { params: { id: added.id }, body: { version } };
    await server.call(paymentPlans.calls.end, input, at.me);
    expect(await reason()).toBe('');
  });

  test('that was broken is kept again once its parts are paid, whatever was asked for meanwhile', async () => {
    const at = await overdue(server);
    await at.say({ friendly: false });
    await at.on('2030-03-20');
    const { id } = (await plan(at, { first_day: '2030-03-25' })).body.data;
    await at.on('2030-04-02');
    await at.run();
    expect(await at.letters()).toMatchObject([{ fee: 37_50 }]);
    const paid = async () =>
      (await server.call(paymentPlans.calls.one, { params: { id } }, at.me)).body.data.paid;
    expect(await paid()).toBe(0);
    await at.on('2030-04-20');
    await at.paid({ amount: 100_00, reference: at.issued[0]!.payment_reference });
    expect(await paid()).toBe(100_00);
    expect((await at.items(await at.proposed()))[0]).toMatchObject({ reason: 'plan' });
  });

  test('is one at a time, and of an invoice with something left to pay', async () => {
    const at = await overdue(server);
    expect((await plan(at)).status).toBe(200);
    expect((await plan(at)).body.error?.code).toBe('reminder-runs.has_plan');
    const paid = await overdue(server);
    await paid.paid({ amount: 500_00, reference: paid.issued[0]!.payment_reference });
    expect((await plan(paid)).body.error?.code).toBe('reminder-runs.not_open');
  });
});

describe('collection', () => {
  test('is given what was noticed of it and is not paid, in a file; nobody reminds of it after that', async () => {
    const at = await overdue(server);
    await at.say({ friendly: false });
    for (const day of ['2030-04-02', '2030-04-20']) {
      await at.on(day);
      await at.run();
    }
    const [early] = await at.items(await at.proposed({ source: 'collection' }));
    expect(early).toMatchObject({ reason: 'too_early', can_from: '2030-05-05' });
    await at.on('2030-05-05');
    const id = await at.run({ source: 'collection' });
    expect((await at.letters()).at(-1)).toMatchObject({
      kind: 'collection',
      channel: 'file',
      state: 'sent',
      amount: 575_00,
      fee: 0,
    });
    const file = await server.app.http.inject({
      url: `/api/v4/site/reminder-runs/${id}/claims`,
      headers: { authorization: `Bearer ${at.me.token}` },
    });
    expect(file.body).toContain(at.issued[0]!.payment_reference);
    expect(file.body).toMatch(/500[.,]00;75[.,]00/);
    const again = await at.items(await at.proposed({ source: 'collection' }));
    expect(again[0]).toMatchObject({ reason: 'in_collection' });
    expect((await at.items(await at.proposed()))[0]).toMatchObject({ reason: 'in_collection' });
  });
});

test('the letters of a run that leave on paper are one file, and each stands by itself', async () => {
  const at = await charged();
  const [letter] = await at.letters();
  expect(letter).toMatchObject({ channel: 'print', state: 'sent' });
  const read = async (url: string) =>
    server.app.http.inject({ url, headers: { authorization: `Bearer ${at.me.token}` } });
  const [run] = (await server.call(reminderRuns.calls.list, { query: {} }, at.me)).body.data;
  expect(run).toMatchObject({ letters: 1, on_paper: 1 });
  for (const url of [
    `/api/v4/site/reminder-letters/${letter!.id}/paper`,
    `/api/v4/site/reminder-runs/${run!.id}/papers`,
  ]) {
    const answer = await read(url);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const stands = await server.call(
    reminderLetterCalls.ofInvoice,
    { params: { id: at.invoice.id } },
    at.me,
  );
  expect(stands.body.data).toMatchObject([{ id: letter!.id, kind: 'reminder', state: 'sent' }]);
  const shown = await server.call(
    reminderLetterCalls.invoices,
    { params: { id: letter!.id } },
    at.me,
  );
  expect(shown.body.data).toMatchObject([
    { number: at.invoice.number, open: 500_00, left: 537_50 },
  ]);
});

test('in whatever order it is paid, waived, credited and taken back, the ledger and the books add up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.record({
            kind: fc.constant('pay' as const),
            amount: fc.integer({ min: 1, max: 600_00 }),
          }),
          fc.constant({ kind: 'waive' as const, amount: 0 }),
          fc.constant({ kind: 'credit' as const, amount: 0 }),
          fc.constant({ kind: 'take_back' as const, amount: 0 }),
        ),
        { minLength: 1, maxLength: 6 },
      ),
      async (steps) => {
        const at = await charged({ interest: 'due' });
        let owed = 542_43;
        let [isWaived, isCredited] = [false, false];
        const matched: { payment: number; match: number; amount: number }[] = [];
        for (const { kind, amount } of steps) {
          if (kind === 'pay') {
            await at.paid({ amount, reference: at.reference });
            owed -= amount;
            const payment = (await at.payments()).toSorted((a, b) => b.id - a.id)[0]!;
            const [match] = await at.matches(payment.id);
            matched.push({ payment: payment.id, match: match!.id, amount });
          }
          if (kind === 'waive' && !isWaived) {
            await waive(at);
            [isWaived, owed] = [true, owed - 42_43];
          }
          if (kind === 'credit' && !isCredited) {
            await at.credited(at.invoice.id);
            [isCredited, owed] = [true, owed - 500_00];
          }
          const back = kind === 'take_back' ? matched.pop() : undefined;
          if (back) {
            await at.takeBack(back.payment, back.match);
            owed += back.amount;
          }
        }
        expect(await at.owed()).toBe(owed);
        expect(await at.open(at.invoice.id)).toBe(Math.max(0, owed));
        expect(await at.unproved()).toEqual([]);
        vi.useRealTimers();
      },
    ),
    { numRuns: isFuzzing ? 60 : 4 },
  );
});

test('a company that counts in other money than its law is reminded for, and asks for nothing besides', async () => {
  const at = await overdue(server, 0);
  await server.db.executeSql(
    `update companies set currency = 'SEK' where id = ${at.me.site.company_id}`,
  );
  await at.issueOne();
  await at.say({ friendly: false });
  await at.on('2030-04-14');
  const items = await at.items(await at.proposed());
  expect(items).toMatchObject([{ state: 'planned', level: 2, fee: 0, interest: 0 }]);
});
