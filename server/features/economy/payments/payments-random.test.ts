import { expect, test } from 'vitest';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { paidByBank } from '#tests/support/economy/paid-by-bank.ts';
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
  fc.record({ do: fc.constant('taken_back' as const), of: nth }),
);

test(
  'whatever is paid, matched, put aside, taken back and reversed, in whatever order: all of it adds up',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const at = await paidByBank(server);
        const issued = [];
        for (let many = 0; many < 2; many += 1) issued.push(await at.issued(await at.doneOrder()));
        const oneOf = <T>(all: readonly T[], of: number) => all[of % all.length];
        for (const one of steps) {
          const payments = await at.payments();
          const payment = oneOf(payments, one.of);
          if (one.do === 'paid') {
            const { payment_reference: reference } = oneOf(issued, one.of)!;
            await at.paid({ amount: one.amount, ...(one.isNamed && { reference }) });
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
            const match = (await at.matches(payment.id)).find((held) => !held.is_taken_back);
            if (match) await at.takeBack(payment.id, match.id);
          }
        }
        await addsUp(
          at,
          issued.map(({ id }) => id),
        );
      }),
      { numRuns: isFuzzing ? 60 : 4 },
    );
  },
);

async function addsUp(
  at: Awaited<ReturnType<typeof paidByBank>>,
  issued: readonly number[],
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
  expect(await at.owed()).toBe(issued.length * owed - sum(ofCustomers));
  expect((await at.balances())['1920'] ?? 0).toBe(sum(payments) - sum(away));
  for (const id of issued) {
    const { open } = (await server.call(invoices.calls.one, { params: { id } }, at.me)).body.data;
    const paid = sum(ofCustomers.filter(({ invoice_id }) => invoice_id === id));
    expect(open).toBe(Math.max(0, owed - paid));
  }
  expect(await at.unproved()).toEqual([]);
}
