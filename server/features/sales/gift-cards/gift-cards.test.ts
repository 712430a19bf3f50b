import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import { giftCardSettings } from '#contract/sales/gift-cards/gift-card-settings.ts';
import { cardNumber } from '#contract/sales/gift-cards/gift-card-rules.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { giftCardShop } from '#tests/support/economy/gift-card-shop.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { importerOf } from '#tests/support/importer.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';
import { testServer } from '#tests/support/server.ts';
import { expireGiftCards } from './jobs.ts';

settingsSuite(giftCardSettings, { changed: { months: 24 }, wrong: { months: 0 } });

const server = await testServer();

describe('a gift card that is sold', () => {
  test('is owed on an account of its own and without VAT, and says only the end of its number', async () => {
    const at = await giftCardShop(server);
    const card = await at.sold({ note: 'To Kari' });
    expect(cardNumber(card.code)).toBe(card.code);
    expect(card).toMatchObject({ balance: 500_00, state: 'unused', shop: at.me.site.name });
    expect(card.number).toBe(`*${card.code.slice(-4)}`);
    expect(await at.balances()).toEqual({ '1920': 500_00, '2905': -500_00 });
    const [voucher] = await at.vouchers();
    expect(voucher).toMatchObject({ kind: 'gift_card', series: 'B', amount: 500_00 });
    expect(voucher!.document).toEqual({ kind: 'gift-cards', id: card.id, number: card.number });
    const told = [
      (await server.call(giftCards.calls.list, {}, at.me)).body,
      (await server.call(giftCards.calls.history, { params: { id: card.id } }, at.me)).body,
    ];
    expect(JSON.stringify(told)).not.toContain(card.code);
    expect(JSON.stringify(told)).toContain('show_code');
  });

  test('is paid by money that is there, in coins that there are', async () => {
    const at = await giftCardShop(server);
    for (const kind of ['gift_card', 'invoice']) {
      const method_id = await at.methodOf(kind);
      expect((await at.offer({ method_id })).body.error?.fields).toHaveProperty('method_id');
    }
    const cash = await at.methodOf('cash');
    const odd = await at.offer({ amount: 99_50, method_id: cash });
    expect(odd.body.error?.code).toBe('gift-cards.no_coins');
    expect((await at.offer({ amount: 99_50 })).status).toBe(200);
    expect((await at.offer({ amount: 0 })).status).toBe(422);
    const past = await at.offer({ expires_on: daysAfter(at.today(), -1) });
    expect(past.body.error?.fields).toHaveProperty('expires_on');
  });

  test('holds for as many months as is usual, and never ends earlier than was said', async () => {
    const at = await giftCardShop(server);
    const { data } = (await server.call(giftCardSettings.calls.company.read, undefined, at.me))
      .body;
    const body = { ...data, months: 12 };
    await server.call(giftCardSettings.calls.company.save, { body }, at.me);
    const card = await at.sold();
    expect(card.expires_on?.slice(0, 4)).toBe(String(Number(at.today().slice(0, 4)) + 1));
    const save = async (change: object) => {
      const { version } = await at.one(card.id);
      const input = { params: { id: card.id }, body: { version, ...change } };
      return (await server.call(giftCards.calls.save, input, at.me)).body.error?.fields;
    };
    expect(await save({ expires_on: at.today() })).toHaveProperty('expires_on');
    expect(await save({ amount: 900_00 })).toHaveProperty('amount');
    expect(await save({ method_id: await at.methodOf('cash') })).toHaveProperty('method_id');
    expect(await save({ note: 'Lost and found', expires_on: null })).toBeUndefined();
    expect(await save({ expires_on: '2099-01-01' })).toHaveProperty('expires_on');
  });

  test('is taken back whole and unused by who may, with its money as it came', async () => {
    const at = await giftCardShop(server);
    const reception = await logInAs(server.db, { site: at.me.site, roles: ['reception'] });
    const card = await at.sold();
    expect((await at.takeBack(card.id, reception)).status).toBe(403);
    expect((await at.takeBack(card.id)).status).toBe(200);
    expect(await at.one(card.id)).toMatchObject({ balance: 0, state: 'taken_back' });
    expect(await at.balances()).toEqual({ '1920': 0, '2905': 0 });
    expect((await at.takeBack(card.id)).body.error?.code).toBe('gift-cards.touched');
    const used = await at.sold();
    await at.use(await at.doneOrder(), 100_00, used.code);
    expect((await at.takeBack(used.id)).body.error?.code).toBe('gift-cards.touched');
    expect((await at.find(card.code)).body.data.balance).toBe(0);
  });

  test('with money on it is not put away, and nobody changes what is left of it', async () => {
    const at = await giftCardShop(server);
    const card = await at.sold();
    const input = { params: { id: card.id }, body: { version: card.version } };
    const away = await server.call(giftCards.calls.archive, input, at.me);
    expect(away.body.error?.code).toBe('gift-cards.has_left');
    const as = (change: string) =>
      server.db.transaction('system', (tx) => sql.raw(change).execute(tx));
    for (const change of ['amount = 1', "code = '0000000000000000'", 'used = 50001']) {
      await expect(as(`update gift_cards set ${change} where id = ${card.id}`)).rejects.toThrow(
        /stays as it was sold|gift_cards_balance/,
      );
    }
    await expect(as(`delete from gift_cards where id = ${card.id}`)).rejects.toThrow(
      'stays as it was sold',
    );
  });
});

test('cards of a file are sold as any, each once, and are not taken back with the file', async () => {
  const at = await giftCardShop(server);
  const importer = importerOf(server, at.me);
  const file = 'amount;method_id;note\n500;Kort;Anne\n300;Kort;Per\n';
  const { id } = (await importer.checked(file, 'gift-cards')).body.data;
  expect(await at.balances()).toEqual({});
  await importer.run(id);
  expect(await at.balances()).toEqual({ '1920': 800_00, '2905': -800_00 });
  const { data } = (await server.call(giftCards.calls.list, {}, at.me)).body;
  expect(new Set(data.map(({ balance }) => balance))).toEqual(new Set([300_00, 500_00]));
  await importer.undo(id);
  expect(await at.balances()).toEqual({ '1920': 800_00, '2905': -800_00 });
  expect((await server.call(giftCards.calls.list, {}, at.me)).body.data).toHaveLength(2);
});

describe('the number of a card', () => {
  test('is found with spaces or without, and every other number is told alike', async () => {
    const at = await giftCardShop(server);
    const card = await at.sold();
    const spaced = card.code.replaceAll(/(\d{4})/g, '$1 ');
    expect((await at.find(spaced)).body.data).toMatchObject({ id: card.id, balance: 500_00 });
    const { chain_id } = at.me.site;
    const site = await makeSite(server.db, { chain_id });
    const elsewhere = await logInAs(server.db, { site, roles: ['manager'] });
    const near = await makeSite(server.db, { chain_id, company_id: at.me.site.company_id });
    const neighbour = await logInAs(server.db, { site: near, roles: ['reception'] });
    expect((await at.find(card.code, neighbour)).body.data.balance).toBe(500_00);
    const theirs = await at.find(card.code, elsewhere);
    const none = await at.find('4000000000000002', elsewhere);
    const typo = await at.find('4000000000000003', elsewhere);
    const told = (answer: typeof theirs) => [answer.status, answer.body.error?.message];
    expect(theirs.body.error?.code).toBe('gift-cards.unknown');
    expect(told(none)).toEqual(told(theirs));
    expect(told(typo)).toEqual(told(theirs));
  });

  test('is guessed no more than 60 times in a quarter of an hour, wherever it is said', async () => {
    const at = await giftCardShop(server);
    const order = await at.doneOrder();
    for (let guess = 0; guess < 30; guess++) {
      expect((await at.find('4000000000000002')).status).toBe(404);
      expect((await at.use(order, 1_00, '4000000000000002')).status).toBe(404);
    }
    expect((await at.find('4000000000000002')).status).toBe(429);
    const card = await at.sold();
    expect((await at.use(order, 1_00, card.code)).body.error?.code).toBe('gift-cards.too_many');
  });
});

describe('a card that is over', () => {
  test('is income once, however many servers have their night', async () => {
    const at = await giftCardShop(server);
    const [over, holds] = [await at.sold(), await at.sold()];
    await at.use(await at.doneOrder(), 200_00, over.code);
    await at.end(over.id);
    await Promise.all([expireGiftCards(server.app), expireGiftCards(server.app)]);
    expect(await at.one(over.id)).toMatchObject({ balance: 0, expired: 300_00, state: 'expired' });
    expect((await at.one(holds.id)).balance).toBe(500_00);
    expect(await at.balances()).toMatchObject({ '3905': -300_00, '2905': -500_00 });
    const kinds = (await at.entries(over.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['expired', 'used', 'sold']);
  });

  test('pays nothing, also before its night, and holds a while longer when money goes back to it', async () => {
    const at = await giftCardShop(server);
    const card = await at.sold();
    const order = await at.doneOrder();
    await at.use(order, 200_00, card.code);
    await at.end(card.id);
    expect((await at.use(order, 1_00, card.code)).body.error?.code).toBe('gift-cards.expired');
    expect((await at.find(card.code)).body.data.is_expired).toBe(true);
    await expireGiftCards(server.app);
    expect((await at.refund(order, 200_00)).status).toBe(200);
    expect(await at.one(card.id)).toMatchObject({ balance: 200_00, used: 0, expired: 300_00 });
    expect((await at.use(order, 200_00, card.code)).status).toBe(200);
  });
});
