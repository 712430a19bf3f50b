import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListedTransaction } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import type { RegisterStanding } from '#contract/cash/cash-registers/register-calls.ts';
import type { Voucher, WholeVoucher } from '#contract/accounting/vouchers/voucher-calls.ts';
import { atDesk } from './at-desk.ts';
import { runServer, type RunningServer } from './running-server.ts';

const devices = 6;
const each = 12;
const kills = 3;
const price = 100_00;

let server: RunningServer;
beforeAll(async () => {
  server = await runServer();
});
afterAll(() => server.kill());

interface Listed {
  readonly id: number;
  readonly version: number;
}

test('a server that is killed while six devices sell, take back and end days at one register loses nothing, does nothing twice, and has each sale in one Z report and once in the books', async () => {
  const { read, write } = await atDesk(server.url);
  const body = { name: 'Killed' };
  const { id, version } = (await write<Listed>('make', 'cash-registers', body))!;
  const at = `cash-registers/${id}`;
  await write('declare', `${at}/declare`, { version, is_real: true });
  const count = (key: string) =>
    write(key, `${at}/money`, { intent: key, kind: 'float', amount: 0, reason: '' });
  const card = (await read<RegisterStanding>(`${at}/standing`))!.methods.find(
    ({ kind }) => kind === 'card',
  )!;
  const payments = [{ method_id: card.id, amount: price }];
  const line = { kind: 'goods', product_id: null, description: 'Blades', quantity: 1000 };
  const lines = [{ ...line, unit_price: price * 100, vat_code: '3' }];

  let begun = 0;
  /** Sells, whichever day it is by then: who ends one counts the change of the next. */
  async function sell(): Promise<number> {
    for (;;) {
      const intent = crypto.randomUUID();
      const sold = await write<{ nr: number }>(intent, `${at}/sales`, { intent, lines, payments });
      if (sold) return sold.nr;
      await count(crypto.randomUUID());
    }
  }
  async function takeBack(of_nr: number): Promise<void> {
    const back = { of_nr, lines: [{ position: 0, quantity: 1000 }], payments, reason: 'Broken' };
    for (;;) {
      const intent = crypto.randomUUID();
      if (await write(intent, `${at}/returns`, { intent, ...back })) return;
      await count(crypto.randomUUID());
    }
  }
  async function endDay(): Promise<void> {
    const intent = crypto.randomUUID();
    await write(intent, `${at}/z`, { intent, counted: [], explanation: '' });
  }
  await count(crypto.randomUUID());
  const isOver = Promise.all(
    Array.from({ length: devices }, async (_, device) => {
      for (let nth = 0; nth < each; nth += 1) {
        const nr = await sell();
        begun += 1;
        if (nth % 4 === 3) await takeBack(nr);
        if (device === 0 && nth % 5 === 4) await endDay();
      }
    }),
  );
  for (let kill = 1; kill <= kills; kill += 1) {
    while (begun < (devices * each * kill) / (kills + 1)) await setTimeout(5);
    await server.kill();
    await server.start();
  }
  await isOver;
  await endDay();

  const entered: ListedTransaction[] = [];
  for (let page = 1; ; page += 1) {
    const some = (await read<ListedTransaction[]>(`${at}/transactions?page=${page}`))!;
    entered.push(...some);
    if (some.length === 0) break;
  }
  const of = (kind: string) => entered.filter((one) => one.kind === kind);
  expect(of('sale').length).toBe(devices * each);
  expect(of('return').length).toBe(devices * (each / 4));
  expect(entered.every(({ z_nr: nr }) => nr !== null)).toBe(true);
  expect(await write('check', `${at}/check`, {})).toMatchObject({ faults: [] });

  const vouchers = (await read<Voucher[]>('vouchers?kind=takings'))!;
  const takings = vouchers.filter(({ document }) => document.id === id);
  const days = new Set(entered.map(({ z_nr: nr }) => nr));
  expect(takings.length).toBe(days.size);
  let booked = 0;
  for (const voucher of takings) {
    const { lines: of } = (await read<WholeVoucher>(`vouchers/${voucher.id}`))!;
    for (const one of of) if (one.vat_code !== '') booked -= one.amount;
  }
  expect(booked).toBe((of('sale').length - of('return').length) * price);
}, 180_000);
