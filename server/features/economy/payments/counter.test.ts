import { describe, expect, test } from 'vitest';
import { counterCalls } from '#contract/economy/payments/counter-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { paymentCalls } from '#contract/economy/payments/payment-calls.ts';
import { unprovedBooks } from '#server/features/economy/customer-ledger/proof-repo.ts';
import { giftCardShop } from '#tests/support/economy/gift-card-shop.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { fc, isFuzzing } from '#tests/support/random/fast-check.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

/** An issued invoice of 500 kroner, or of another price (in hundredths of an øre), at a company that takes cards, coins and gift cards. */
async function counter(unit_price = 100_00_00) {
  const at = await giftCardShop(server);
  const { id } = await at.issued(await at.doneOrder({ unit_price }));
  const reception = await logInAs(server.db, { site: at.me.site, roles: ['reception'] });
  return {
    ...at,
    id,
    reception,
    take: (amount: number, more: object = {}, by = at.me, invoice = id) => {
      const body = { intent: crypto.randomUUID(), method_id: at.card, amount, ...more };
      return server.call(counterCalls.take, { params: { id: invoice }, body }, by);
    },
    takeBackTaken: (payment: number, more: object = {}, by = at.me) => {
      const body = { intent: crypto.randomUUID(), reason: 'Wrong invoice', ...more };
      return server.call(counterCalls.takeBackTaken, { params: { id: payment }, body }, by);
    },
    open: async (invoice = id) =>
      (await server.call(invoices.calls.one, { params: { id: invoice } }, at.me)).body.data.open,
    payments: async () => (await server.call(payments.calls.list, {}, at.me)).body.data,
    unproved: async () => {
      const all = await server.db.transaction('system', unprovedBooks);
      return all.filter(({ companyId }) => companyId === at.me.site.company_id);
    },
  };
}

describe('an invoice that is paid at the counter', () => {
  test('is paid in parts, by the ledger and the books, and stands among the payments', async () => {
    const at = await counter();
    const { data } = (await server.call(counterCalls.payable, { params: { id: at.id } }, at.me))
      .body;
    expect(data).toMatchObject({ open: 500_00 });
    expect((await at.take(200_00, {}, at.reception)).status).toBe(200);
    expect(await at.open()).toBe(300_00);
    await at.take(300_00, { reference: 'Slip 7' });
    expect(await at.open()).toBe(0);
    expect(await at.balances()).toMatchObject({ '1500': 0, '1920': 500_00, '2900': 0 });
    const [last] = await at.payments();
    expect(last).toMatchObject({ amount: 300_00, state: 'matched', reference: 'Slip 7' });
    expect(last!.payer).not.toBe('');
    expect(await at.unproved()).toEqual([]);
  });

  test('in coins is paid whole by all that coins can pay, and the øre are rounding', async () => {
    const at = await counter(98_76_00);
    const cash = await at.methodOf('cash');
    const owed = (await at.open())!;
    expect(owed % 100).not.toBe(0);
    expect((await at.take(owed, { method_id: cash })).status).toBe(200);
    expect(await at.open()).toBe(0);
    expect(await at.balances()).toMatchObject({ '1500': 0, '1900': 494_00, '7740': -20 });
    expect(await at.bookWaiting()).toMatchObject({ left: 0 });
    expect(await at.unproved()).toEqual([]);
    expect((await at.take(20, { method_id: cash })).status).toBe(422);
  });

  test('is paid once: pressed twice, at once, and by two who take all of it', async () => {
    const at = await counter();
    const intent = crypto.randomUUID();
    const twice = await Promise.all([at.take(200_00, { intent }), at.take(200_00, { intent })]);
    expect(twice[0].body.data.id).toBe(twice[1].body.data.id);
    expect(await at.open()).toBe(300_00);
    const both = await Promise.all([at.take(300_00), at.take(300_00)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const more = (await at.take(1_00)).body.error;
    expect(more?.code).toBe('payments.more_than_open');
    expect(more?.message).toContain('0.00');
  });

  test('is one of the company, issued, of whichever of its sites', async () => {
    const at = await counter();
    const { chain_id, company_id } = at.me.site;
    const near = await makeSite(server.db, { chain_id, company_id });
    const far = await makeSite(server.db, { chain_id });
    const neighbour = await logInAs(server.db, { site: near, roles: ['reception'] });
    const stranger = await logInAs(server.db, { site: far, roles: ['manager'] });
    const mechanic = await logInAs(server.db, { site: at.me.site, roles: ['mechanic'] });
    expect((await at.take(100_00, {}, neighbour)).status).toBe(200);
    expect((await at.take(100_00, {}, mechanic)).status).toBe(403);
    const theirs = await at.methodOf('card');
    expect((await at.take(100_00, { method_id: theirs }, stranger)).status).toBe(404);
    expect(await at.open()).toBe(400_00);
    const draft = await at.draft(await at.doneOrder());
    expect((await at.take(1_00, {}, at.me, draft)).body.error?.code).toBe('payments.not_open');
  });

  test('is taken back once with a reason and by who may, and is open again', async () => {
    const at = await counter();
    const { id } = (await at.take(500_00)).body.data;
    expect((await at.takeBackTaken(id, {}, at.reception)).status).toBe(403);
    expect((await at.takeBackTaken(id, { reason: '' })).status).toBe(422);
    const intent = crypto.randomUUID();
    const back = (await at.takeBackTaken(id, { intent })).body.data;
    expect((await at.takeBackTaken(id, { intent })).body.data.id).toBe(back.id);
    expect((await at.takeBackTaken(id)).status).toBe(409);
    expect((await at.takeBackTaken(back.id)).body.error?.code).toBe('payments.not_its_reversal');
    expect(await at.open()).toBe(500_00);
    expect(await at.balances()).toMatchObject({ '1500': 500_00, '1920': 0, '2900': 0 });
    expect(await at.unproved()).toEqual([]);
  });

  test('is paid by gift card, which gets it back and is never paid out', async () => {
    const at = await counter();
    const card = await at.sold({ amount: 400_00 });
    const by = { method_id: at.byGiftCard, gift_card: card.code };
    const without = await at.take(100_00, { method_id: at.byGiftCard });
    expect(without.body.error?.code).toBe('gift-cards.needs_number');
    expect((await at.take(400_01, by)).body.error?.code).toBe('gift-cards.not_enough');
    const { id } = (await at.take(300_00, by)).body.data;
    expect((await at.one(card.id)).balance).toBe(100_00);
    expect((await at.entries(card.id))[0]).toMatchObject({ kind: 'used', invoice_id: at.id });
    const { data: matches } = (await server.call(paymentCalls.matches, { params: { id } }, at.me))
      .body;
    const body = { match_id: matches[0]!.id };
    await server.call(paymentCalls.takeBack, { params: { id }, body }, at.me);
    const aside = { params: { id }, body: { reason: 'paid_back' as const } };
    const out = await server.call(paymentCalls.putAside, aside, at.me);
    expect(out.body.error?.code).toBe('gift-cards.back_to_card');
    expect((await at.takeBackTaken(id)).status).toBe(200);
    expect((await at.one(card.id)).balance).toBe(400_00);
    expect(await at.balances()).toMatchObject({ '2905': -400_00, '1500': 500_00 });
    expect(await at.unproved()).toEqual([]);
  });
});

test('whatever is paid, taken back and credited at once: ledger, cards and books say the same', async () => {
  const act = fc.record({
    what: fc.constantFrom('pay', 'pay', 'card', 'back', 'credit', 'book'),
    at: fc.nat(),
    amount: fc.integer({ min: 1, max: 400_00 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 12 }), async (acts) => {
      const at = await counter();
      const card = await at.sold();
      for (const { what, at: nth, amount } of acts) {
        if (what === 'pay') await at.take(amount);
        if (what === 'card') {
          await at.take(amount, { method_id: at.byGiftCard, gift_card: card.code });
        }
        const taken = await at.payments();
        if (what === 'back' && taken.length > 0) {
          await at.takeBackTaken(taken[nth % taken.length]!.id);
        }
        if (what === 'credit' && nth % 3 === 0 && (await at.open()) === 500_00) {
          await at.credited(at.id);
        }
        if (what === 'book') {
          await at.reverse((await at.vouchers())[0]!.id);
          if (nth % 2 === 0) await at.bookWaiting();
        }
      }
      expect(await at.unproved()).toEqual([]);
    }),
    { numRuns: isFuzzing ? 100 : 6 },
  );
});
