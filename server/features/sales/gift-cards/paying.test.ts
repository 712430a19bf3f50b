import { describe, expect, test } from 'vitest';
import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import { unprovedBooks } from '#server/features/economy/customer-ledger/proof-repo.ts';
import { giftCardShop } from '#tests/support/economy/gift-card-shop.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { fc, isFuzzing } from '#tests/support/random/fast-check.ts';
import { testServer } from '#tests/support/server.ts';
import { expireGiftCards } from './jobs.ts';

const server = await testServer();

describe('what is paid by gift card', () => {
  test('is half of an order beside a card, settles its invoice, and VAT is of what is bought', async () => {
    const at = await giftCardShop(server);
    const [one, other] = [await at.sold({ amount: 150_00 }), await at.sold({ amount: 200_00 })];
    const order = await at.doneOrder();
    await at.pay(order, 250_00);
    await at.use(order, 150_00, one.code);
    await at.use(order, 100_00, other.code);
    expect(await at.deposits(order)).toMatchObject({ paid: 500_00, left: 0 });
    await at.issued(order);
    expect(await at.balances()).toMatchObject({
      '1500': 0,
      '1920': 600_00,
      '2700': -100_00,
      '2900': 0,
      '2905': -100_00,
      '3000': -400_00,
    });
    expect(await at.one(one.id)).toMatchObject({ balance: 0, state: 'used' });
    expect(await at.one(other.id)).toMatchObject({ balance: 100_00, state: 'part' });
    const [entry] = await at.entries(other.id);
    expect(entry).toMatchObject({ kind: 'used', amount: -100_00, order_id: order });
  });

  test('needs a number, and is no more than is left on the card or to pay', async () => {
    const at = await giftCardShop(server);
    const card = await at.sold({ amount: 400_00 });
    const order = await at.doneOrder();
    const code = async (answer: ReturnType<typeof at.use>) => (await answer).body.error?.code;
    expect(await code(at.use(order, 100_00))).toBe('gift-cards.needs_number');
    expect(await code(at.use(order, 400_01, card.code))).toBe('gift-cards.not_enough');
    await at.use(order, 200_00, card.code);
    await at.pay(order, 250_00);
    const more = at.use(order, 100_00, card.code, { override: true });
    expect(await code(more)).toBe('order-deposits.more_than_left');
    expect((await at.one(card.id)).balance).toBe(200_00);
  });

  test('is taken once: pressed twice, and by two counters at once', async () => {
    const at = await giftCardShop(server);
    const card = await at.sold();
    const [one, other] = [await at.doneOrder(), await at.doneOrder()];
    const intent = crypto.randomUUID();
    const twice = () => at.use(one, 300_00, card.code, { intent });
    const [first, again] = [await twice(), await twice()];
    expect(again.body).toEqual(first.body);
    expect((await at.one(card.id)).balance).toBe(200_00);
    const both = await Promise.all([
      at.use(one, 200_00, card.code),
      at.use(other, 200_00, card.code),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await at.one(card.id)).balance).toBe(0);
  });

  test('goes back to the cards it came from, the last first; as money only by who may', async () => {
    const at = await giftCardShop(server);
    const reception = await logInAs(server.db, { site: at.me.site, roles: ['reception'] });
    const [one, other] = [await at.sold({ amount: 200_00 }), await at.sold({ amount: 100_00 })];
    const order = await at.doneOrder();
    await at.use(order, 200_00, one.code);
    await at.use(order, 100_00, other.code);
    await at.pay(order, 200_00);
    const back = { method_id: at.card };
    const money = await at.refund(order, 200_01, back, reception);
    expect(money.body.error?.code).toBe('gift-cards.back_to_card');
    expect((await at.refund(order, 200_00, back, reception)).status).toBe(200);
    expect((await at.refund(order, 150_00, {}, reception)).status).toBe(200);
    expect((await at.one(other.id)).balance).toBe(100_00);
    expect((await at.one(one.id)).balance).toBe(50_00);
    expect((await at.refund(order, 150_01)).body.error?.code).toBe('order-deposits.more_than_paid');
    expect((await at.refund(order, 150_00, back)).status).toBe(200);
    expect(await at.balances()).toMatchObject({ '2905': -150_00 });
  });

  test('entered by mistake is back on the card, and a payment beside it takes none of it along', async () => {
    const at = await giftCardShop(server);
    const reception = await logInAs(server.db, { site: at.me.site, roles: ['reception'] });
    const card = await at.sold();
    const order = await at.doneOrder();
    await at.pay(order, 200_00);
    const id = await at.idOf(at.use(order, 300_00, card.code));
    await at.refund(order, 200_00, { method_id: at.card });
    const [, , byCard] = (await at.deposits(order)).entries;
    const trick = await at.undo(byCard!.id, reception);
    expect(trick.body.error?.code).toBe('gift-cards.back_to_card');
    expect((await at.undo(id, reception)).status).toBe(200);
    expect((await at.one(card.id)).balance).toBe(500_00);
    expect((await at.undo(id)).body.error?.code).toBe('order-deposits.taken_back');
  });

  test('that went back to a card and was used since stays there', async () => {
    const at = await giftCardShop(server);
    const card = await at.sold();
    const [order, next] = [await at.doneOrder(), await at.doneOrder()];
    await at.use(order, 500_00, card.code);
    const id = await at.idOf(at.refund(order, 500_00));
    await at.use(next, 100_00, card.code);
    expect((await at.undo(id)).body.error?.code).toBe('gift-cards.used_since');
  });

  test('finds a card that was put away when it was empty in sight again', async () => {
    const at = await giftCardShop(server);
    const card = await at.sold();
    const order = await at.doneOrder();
    await at.use(order, 500_00, card.code);
    const { version } = await at.one(card.id);
    const input = { params: { id: card.id }, body: { version } };
    expect((await server.call(giftCards.calls.archive, input, at.me)).status).toBe(200);
    expect((await at.find(card.code)).body.error?.code).toBe('gift-cards.unknown');
    await at.refund(order, 100_00);
    expect(await at.one(card.id)).toMatchObject({ balance: 100_00, archived_at: null });
  });

  test('is refused by the database where no card moved', async () => {
    const at = await giftCardShop(server);
    const order = await at.doneOrder();
    const { chain_id, id: site_id } = at.me.site;
    const written = server.db.transaction('system', (tx) =>
      tx
        .insertInto('order_deposits')
        .values({
          chain_id,
          site_id,
          order_id: order,
          method_id: at.byGiftCard,
          amount: 100,
          intent: crypto.randomUUID(),
          happened_at: new Date(),
        })
        .execute(),
    );
    await expect(written).rejects.toThrow('gift cards');
  });
});

test('whatever is sold, used, given back, undone and over: cards, ledger and books say the same', async () => {
  const act = fc.record({
    what: fc.constantFrom(
      'sell',
      'use',
      'use',
      'refund',
      'money',
      'undo',
      'end',
      'takeBack',
      'book',
    ),
    at: fc.nat(),
    amount: fc.integer({ min: 1, max: 300_00 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async (acts) => {
      const at = await giftCardShop(server);
      const cards = [await at.sold(), await at.sold()];
      const order = await at.doneOrder();
      for (const { what, at: nth, amount } of acts) {
        const card = cards[nth % cards.length]!;
        if (what === 'sell') cards.push(await at.sold({ amount }));
        if (what === 'use') await at.use(order, amount, card.code);
        if (what === 'refund') await at.refund(order, amount);
        if (what === 'money') await at.refund(order, amount, { method_id: at.card });
        if (what === 'undo') {
          const { entries } = await at.deposits(order);
          if (entries.length > 0) await at.undo(entries[nth % entries.length]!.id);
        }
        if (what === 'end') await at.end(card.id);
        if (what === 'end' && nth % 2 === 0) await expireGiftCards(server.app);
        if (what === 'takeBack') await at.takeBack(card.id);
        if (what === 'book') {
          const [newest] = await at.vouchers();
          await at.reverse(newest!.id);
          if (nth % 2 === 0) await at.bookWaiting();
        }
      }
      const all = await server.db.transaction('system', unprovedBooks);
      expect(all.filter(({ chainId }) => chainId === at.me.site.chain_id)).toEqual([]);
      await at.bookWaiting();
      const left = await Promise.all(cards.map(async ({ id }) => (await at.one(id)).balance));
      const owed = (await at.balances())['2905'] ?? 0;
      expect(0 - owed).toBe(left.reduce<number>((sum, one) => sum + one!, 0));
    }),
    { numRuns: isFuzzing ? 100 : 6 },
  );
});
