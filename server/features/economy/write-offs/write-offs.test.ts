import { describe, expect, test } from 'vitest';
import { writeOffs } from '#contract/economy/write-offs/write-offs.ts';
import { unpaid } from '#tests/support/economy/paid-by-bank.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { importerOf } from '#tests/support/importer.ts';
import { fc, isFuzzing } from '#tests/support/random/fast-check.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

/** Somebody who is owed 500 by an invoice, and may give that up. */
async function owed() {
  const at = await unpaid(server);
  const [{ id, payment_reference: reference }] = at.issued as [(typeof at.issued)[0]];
  const writeOff = (more: object = {}, by = at.me) => {
    const body = { invoice_id: id, reason: 'Bankrupt', ...more };
    return server.call(writeOffs.calls.add, { body }, by);
  };
  const takeBackOf = async (of: number) => {
    const params = { id: of };
    const { version } = (await server.call(writeOffs.calls.one, { params }, at.me)).body.data;
    const body = { version, because: 'They paid' };
    return server.call(writeOffs.calls.take_back, { params, body }, at.me);
  };
  return { ...at, id, reference, writeOff, takeBackOf };
}

describe('what is given up', () => {
  test('is a loss in the books, and owed no more', async () => {
    const at = await owed();
    const { data } = (await at.writeOff()).body;
    expect(data).toMatchObject({ amount: 500_00, state: 'given_up' });
    expect([await at.open(at.id), await at.owed()]).toEqual([0, 0]);
    expect((await at.balances())['7830']).toBe(500_00);
    // What was sold stays sold, and its VAT due.
    expect((await at.balances())['2700']).toBe(-100_00);
    expect(await at.unproved()).toEqual([]);
  });

  test('may be a part, and no more than is open', async () => {
    const at = await owed();
    expect((await at.writeOff({ amount: 500_01 })).body.error?.code).toBe(
      'write-offs.more_than_open',
    );
    expect((await at.writeOff({ amount: 200_00 })).status).toBe(200);
    expect(await at.open(at.id)).toBe(300_00);
    expect((await at.writeOff()).body.data.amount).toBe(300_00);
    expect((await at.writeOff()).body.error?.code).toBe('write-offs.not_open');
  });

  test('by two at once is given up once', async () => {
    const at = await owed();
    const both = await Promise.all([at.writeOff(), at.writeOff()]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await at.owed()).toBe(0);
  });

  test('is owed again once it is taken back, which is done once', async () => {
    const at = await owed();
    const { id } = (await at.writeOff()).body.data;
    expect((await at.takeBackOf(id)).body.data).toMatchObject({ state: 'taken_back' });
    expect([await at.open(at.id), await at.owed()]).toEqual([500_00, 500_00]);
    expect((await at.balances())['7830']).toBe(0);
    expect((await at.takeBackOf(id)).body.error?.code).toBe('common.wrong_state');
    expect(await at.unproved()).toEqual([]);
  });

  test('needs a right and a reason, and is neither changed nor archived', async () => {
    const at = await owed();
    const reception = await logInAs(server.db, { site: at.me.site, roles: ['reception'] });
    expect((await at.writeOff({}, reception)).status).toBe(403);
    expect((await at.writeOff({ reason: '' })).status).toBe(422);
    const { id, version } = (await at.writeOff()).body.data;
    const input = { params: { id }, body: { version, reason: 'Another' } };
    const changed = await server.call(writeOffs.calls.save, input, at.me);
    expect(changed.body.error?.fields).toHaveProperty('reason');
    const archived = await server.call(
      writeOffs.calls.archive,
      { params: { id }, body: { version } },
      at.me,
    );
    expect(archived.body.error?.code).toBe('write-offs.kept');
  });
});

test('what a file gives up is as any, no more than is open, and stays when the file is taken back', async () => {
  const at = await owed();
  const importer = importerOf(server, at.me);
  const number = at.issued[0]!.number;
  const file = `reason;invoice_id;amount\nBankrupt;${number};200\nBankrupt;${number};400\n`;
  const { id } = (await importer.checked(file, 'write-offs')).body.data;
  await importer.run(id, true);
  expect([await at.open(at.id), await at.owed()]).toEqual([300_00, 300_00]);
  await importer.undo(id);
  expect(await at.owed()).toBe(300_00);
  expect(await at.unproved()).toEqual([]);
});

test('an invoice of another company of the chain is not given up', async () => {
  const at = await owed();
  const site = await makeSite(server.db, { chain_id: at.me.site.chain_id });
  const elsewhere = await logInAs(server.db, { site, roles: ['manager'] });
  const refused = await at.writeOff({}, elsewhere);
  expect(refused.body.error?.code).toBe('common.not_found');
  expect(await at.owed()).toBe(500_00);
});

test('in whatever order it is paid, given up, credited and taken back, the ledger and the books add up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.record({
            kind: fc.constantFrom('pay' as const, 'write_off' as const),
            amount: fc.integer({ min: 1, max: 400_00 }),
          }),
          fc.constantFrom(
            { kind: 'credit' as const, amount: 0 },
            { kind: 'take_back' as const, amount: 0 },
          ),
        ),
        { minLength: 2, maxLength: 7 },
      ),
      async (steps) => {
        const at = await owed();
        let owes = 500_00;
        let isCredited = false;
        const given: { readonly id: number; readonly amount: number }[] = [];
        for (const { kind, amount } of steps) {
          if (kind === 'pay') {
            await at.paid({ amount, reference: at.reference });
            owes -= amount;
          }
          if (kind === 'credit' && !isCredited) {
            await at.credited(at.id);
            [isCredited, owes] = [true, owes - 500_00];
          }
          if (kind === 'write_off') {
            const open = await at.open(at.id);
            const { status, body } = await at.writeOff({ amount });
            expect(status).toBe((open ?? 0) >= amount ? 200 : 409);
            if (status === 200) {
              given.push({ id: body.data.id, amount });
              owes -= amount;
            }
          }
          const back = kind === 'take_back' ? given.pop() : undefined;
          if (back) {
            expect((await at.takeBackOf(back.id)).status).toBe(200);
            owes += back.amount;
          }
        }
        expect(await at.owed()).toBe(owes);
        expect(await at.unproved()).toEqual([]);
      },
    ),
    { numRuns: isFuzzing ? 60 : 4 },
  );
});
