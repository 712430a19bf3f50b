import { expect, test } from 'vitest';
import type { CreditUse } from '#contract/economy/customer-credits/credit-calls.ts';
import { credited } from '#tests/support/economy/credited.ts';
import { fc, isFuzzing } from '#tests/support/random/fast-check.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const owed = 500_00;

const nth = fc.nat({ max: 5 });
const amount = fc.constantFrom(100_00, 200_00, 500_00, 700_00);
const step = fc.oneof(
  fc.record({ do: fc.constant('paid' as const), amount, of: nth, isNamed: fc.boolean() }),
  fc.record({ do: fc.constant('reversed' as const), of: nth }),
  fc.record({ do: fc.constant('matched' as const), of: nth, amount, invoice: nth }),
  fc.record({ do: fc.constant('aside' as const), of: nth }),
  fc.record({ do: fc.constant('taken_back' as const), of: nth, match: nth }),
  fc.record({ do: fc.constant('used' as const), of: nth, amount }),
  fc.record({ do: fc.constant('use_taken_back' as const), of: nth, use: nth }),
  fc.record({ do: fc.constant('paid_back' as const), of: nth, amount }),
  fc.record({ do: fc.constant('credited' as const), of: nth }),
);

test(
  'whatever is paid, matched, used, credited, paid back, taken back and reversed, in whatever order: all of it adds up',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const at = await credited(server);
        const { issued } = at;
        const takenBack = new Set<number>();
        const oneOf = <T>(all: readonly T[], of: number) => all[of % all.length];
        for (const one of steps) {
          const payments = await at.payments();
          const payment = oneOf(payments, one.of);
          if (one.do === 'paid') {
            const { payment_reference: reference } = oneOf(issued, one.of)!;
            await at.paid({ amount: one.amount, ...(one.isNamed && { reference }) });
          }
          const { id } = oneOf(issued, one.of)!;
          if (one.do === 'used') await at.use(id, one.amount);
          if (one.do === 'use_taken_back') {
            const use = oneOf((await at.creditOf(id)).uses, one.use);
            if (use) await at.takeBackUse(id, use.id);
          }
          if (one.do === 'paid_back') {
            const credit = oneOf((await at.credits()).data, one.of);
            if (credit) await at.creditPaidBack(credit.id, one.amount);
          }
          if (one.do === 'credited' && !takenBack.has(id)) {
            await at.credited(id);
            takenBack.add(id);
          }
          if (!payment) continue;
          // What is refused changes nothing, which is what is seen below.
          if (one.do === 'reversed' && payment.amount > 0) {
            await at.paid({ amount: 0 - payment.amount, reference: payment.reference });
          }
          if (one.do === 'matched') {
            const { id: invoice_id } = oneOf(issued, one.invoice)!;
            await at.match(payment.id, [{ invoice_id, amount: one.amount }]);
          }
          if (one.do === 'aside') await at.putAside(payment.id, 'paid_back');
          if (one.do === 'taken_back') {
            const held = (await at.matches(payment.id)).filter((some) => !some.is_taken_back);
            const match = oneOf(held, one.match);
            if (match) await at.takeBack(payment.id, match.id);
          }
        }
        await addsUp(
          at,
          issued.map(({ id }) => ({ id, credited: takenBack.has(id) ? owed : 0 })),
        );
      }),
      { numRuns: isFuzzing ? 60 : 4 },
    );
  },
);

async function addsUp(
  at: Awaited<ReturnType<typeof credited>>,
  issued: readonly { readonly id: number; readonly credited: number }[],
): Promise<void> {
  const payments = await at.payments();
  const held = [];
  for (const { id } of payments) {
    held.push(...(await at.matches(id)).filter((one) => !one.is_taken_back));
  }
  const sum = (all: readonly { readonly amount: number }[]) =>
    all.reduce((total, one) => total + one.amount, 0);
  const away = held.filter(({ reason }) => reason === 'paid_back');
  const ofCustomers = held.filter(({ reason }) => reason === '');
  const { meta } = await at.waiting();
  expect(meta.amount).toBe(sum(payments) - sum(held));
  const owes = issued.reduce((all, one) => all + owed - one.credited, 0);
  expect(await at.owed()).toBe(owes - sum(ofCustomers));
  expect((await at.balances())['1920'] ?? 0).toBe(sum(payments) - sum(away));
  const uses = new Map<number, readonly CreditUse[]>();
  for (const { id } of issued) uses.set(id, (await at.creditOf(id)).uses);
  const usedFrom = (id: number) =>
    sum([...uses.values()].flat().filter(({ invoice_id }) => invoice_id === id));
  let open = 0;
  for (const { id, credited: taken } of issued) {
    const paid = sum(ofCustomers.filter(({ invoice_id }) => invoice_id === id));
    const left = Math.max(0, owed - taken - paid + usedFrom(id) - sum(uses.get(id)!));
    expect(await at.open(id)).toBe(left);
    open += left;
  }
  expect((await at.credits()).meta.amount).toBe(open - (await at.owed()));
  expect(await at.unproved()).toEqual([]);
}
