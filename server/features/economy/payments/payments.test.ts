import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bankFileCalls } from '#contract/economy/payments/bank-file-calls.ts';
import { paymentCalls } from '#contract/economy/payments/payment-calls.ts';
import { bankFiles, payments } from '#contract/economy/payments/payments.ts';
import { writeOcrGiro } from '#tests/support/economy/bank-files/write-ocr-giro.ts';
import { bankFile } from '#tests/support/economy/bank-file.ts';
import { unpaid } from '#tests/support/economy/paid-by-bank.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

describe('a file of the bank', () => {
  test('pays invoices by their references, in the ledger and in the books', async () => {
    const at = await unpaid(server, 2);
    const [one, two] = at.issued as [(typeof at.issued)[0], (typeof at.issued)[0]];
    const outcome = await at.paid(
      { amount: 500_00, reference: one.payment_reference },
      { amount: 200_00, reference: two.payment_reference },
      { amount: 7_00, text: 'Whatever' },
    );
    expect(outcome).toMatchObject({ is_known: false, payments: 3, amount: 707_00, matched: 2 });
    expect([await at.open(one.id), await at.open(two.id)]).toEqual([0, 300_00]);
    expect(await at.owed()).toBe(300_00);
    expect(await at.balances()).toMatchObject({ 1500: 300_00, 1920: 707_00 });
    expect(await at.unproved()).toEqual([]);
    expect(await at.gaps()).toEqual([]);
  });

  test('does nothing the second time, also when it is read twice at once', async () => {
    const at = await unpaid(server);
    const file = bankFile([{ amount: 500_00, reference: at.issued[0]!.payment_reference }]);
    const answers = await Promise.all([at.readFile(file), at.readFile(file), at.readFile(file)]);
    expect(answers.filter(({ body }) => body.data.is_known)).toHaveLength(2);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await at.readFile(file, 'other name')).body.data).toMatchObject({
      is_known: true,
      payments: 1,
      matched: 1,
    });
    expect(await at.owed()).toBe(0);
    expect(await at.payments()).toHaveLength(1);
  });

  test('enters what another file has brought once, and two payments alike on a day as two', async () => {
    const at = await unpaid(server, 2);
    const same = { amount: 500_00, reference: at.issued[0]!.payment_reference };
    await at.paid({ ...same, key: 'A' }, { ...same, key: 'B' });
    const second = await at.paid({ ...same, key: 'B' }, { ...same, key: 'C' });
    expect(second).toMatchObject({ payments: 1, known: 1 });
    expect(await at.payments()).toHaveLength(3);
    expect(await at.owed()).toBe(1000_00 - 3 * 500_00);
    expect(await at.unproved()).toEqual([]);
  });

  test('that pays more than is left leaves the rest with the customer', async () => {
    const at = await unpaid(server);
    await at.paid({ amount: 800_00, reference: at.issued[0]!.payment_reference });
    expect(await at.owed()).toBe(-300_00);
    const [payment] = await at.payments();
    expect(payment).toMatchObject({ state: 'matched', unmatched: 0 });
    expect((await at.matches(payment!.id))[0]).toMatchObject({ amount: 800_00, credit: 300_00 });
  });

  test('that cannot be read, or whose company takes no transfers, enters nothing and says why', async () => {
    const at = await unpaid(server);
    expect((await at.readFile('Dear bank')).body.error?.code).toBe('bank.unknown');
    await server.db.executeSql(
      `update payment_methods set archived_at = now() where company_id = ${at.me.site.company_id}`,
    );
    const refused = await at.readFile(bankFile([{ amount: 1 }]));
    expect(refused.body.error?.code).toBe('payments.no_method');
    expect(await at.payments()).toEqual([]);
  });

  test('is of its company alone, and stays as it came', async () => {
    const at = await unpaid(server);
    const other = await unpaid(server);
    await at.paid({ amount: 500_00, reference: other.issued[0]!.payment_reference });
    expect(await other.owed()).toBe(500_00);
    expect((await other.waiting()).data).toEqual([]);
    const [payment] = await at.payments();
    expect((await other.match(payment!.id, [{ invoice_id: 1, amount: 1 }])).status).toBe(404);
    const change = (text: string) =>
      server.db.transaction('system', (tx) => sql.raw(text).execute(tx));
    for (const text of [
      `update payments set amount = 1 where id = ${payment!.id}`,
      `delete from payments where id = ${payment!.id}`,
      `update bank_files set name = 'x' where company_id = ${at.me.site.company_id}`,
    ]) {
      await expect(change(text)).rejects.toThrow('kept as it came');
    }
  });

  test('of the account of another company of the chain is read there: the money would be had twice', async () => {
    const at = await unpaid(server);
    const { chain_id, company_id } = at.me.site;
    const other = await makeSite(server.db, { chain_id });
    const paidTo = (company: number, account: string) =>
      server.db.executeSql(`
        insert into settings (chain_id, company_id, name, fields)
        values (${chain_id}, ${company}, 'billing', '{"account": "${account}"}')
        on conflict on constraint settings_key do update set fields = excluded.fields`);
    const code = async () => (await at.readFile(bankFile([{ amount: 1 }]))).body.error?.code;
    for (const account of ['1503 20 80119', 'NO93 1503 2080 119']) {
      await paidTo(other.company_id, account);
      expect(await code()).toBe('payments.of_other_company');
    }
    await paidTo(company_id, '1503.20.80119');
    expect(await code()).toBeUndefined();
  });

  test('of another agreement with the bank is asked about, where the company has noted its own', async () => {
    const at = await unpaid(server);
    const { chain_id, company_id } = at.me.site;
    const { company_id: other } = await makeSite(server.db, { chain_id });
    const agreed = (company: number, agreement: string) =>
      server.db.executeSql(`
        insert into settings (chain_id, company_id, name, fields)
        values (${chain_id}, ${company}, 'payment-references', '{"agreement": "${agreement}"}')
        on conflict on constraint settings_key do update set fields = excluded.fields`);
    const reference = at.issued[0]!.payment_reference;
    const item = { type: '10', sign: ' ', payer: '', text: '' } as const;
    const read = async (amount: number, is_ours?: boolean) => {
      const day = `2026-11-0${amount / 1_00}`;
      const lines = writeOcrGiro([{ ...item, day, amount, reference }]);
      const content = Buffer.from(lines.join('\n')).toString('base64');
      const body = { name: 'ocr.txt', content, ...(is_ours && { is_ours }) };
      const answer = await server.call(paymentCalls.readFile, { body }, at.me);
      return answer.body.error?.code ?? answer.status;
    };
    // Nothing is noted, so it is not known to be another's.
    expect(await read(1_00)).toBe(200);
    await agreed(company_id, '000123456');
    expect(await read(2_00)).toBe('payments.other_agreement');
    expect(await at.payments()).toHaveLength(1);
    expect(await read(2_00, true)).toBe(200);
    // Whoever says so, it is theirs who noted it.
    await agreed(other, '001767676');
    expect(await read(3_00, true)).toBe('payments.of_other_company');
    await agreed(company_id, '001767676');
    expect(await read(4_00)).toBe(200);
  });

  test('is fetched as it came by who may read payments of its company, which is noted', async () => {
    const at = await unpaid(server);
    const file = Buffer.from([...Buffer.from(bankFile([{ amount: 1 }])), 10, 32, 10]);
    const { id } = (await at.readFile(file, 'Konto "æ".xml')).body.data;
    const fetched = async (by = at.me) => server.call(bankFileCalls.file, { params: { id } }, by);
    const answer = await fetched();
    expect(Buffer.compare(answer.body as unknown as Buffer, file)).toBe(0);
    expect(answer.headers['content-type']).toBe('application/octet-stream');
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('Konto -æ-.xml'));
    const log = await server.db.transaction('system', (tx) =>
      tx
        .selectFrom('audit_log')
        .select(['user_id', 'entity_id'])
        .where('action', '=', 'bank_files.download')
        .where('site_id', '=', at.me.site.id)
        .execute(),
    );
    expect(log).toEqual([{ user_id: at.me.user.id, entity_id: id }]);
    const reception = await logInAs(server.db, { site: at.me.site, roles: ['reception'] });
    expect((await fetched(reception)).status).toBe(403);
    const site = await makeSite(server.db, { chain_id: at.me.site.chain_id });
    expect((await fetched(await logInAs(server.db, { site, roles: ['manager'] }))).status).toBe(
      404,
    );
  });

  test('and its payments are written by reading alone', async () => {
    const at = await unpaid(server);
    await at.paid({ amount: 1 });
    for (const resource of [payments, bankFiles]) {
      const added = await server.call(resource.calls.add, { body: {} }, at.me);
      expect(added.body.error?.code).toBe('payments.by_reading');
      const [row] = (await server.call(resource.calls.list, { query: {} }, at.me)).body.data;
      const { id, version } = row!;
      const archived = await server.call(
        resource.calls.archive,
        { params: { id }, body: { version } },
        at.me,
      );
      expect(archived.body.error?.code).toBe('payments.kept');
    }
  });

  test('is read and matched by who may alone', async () => {
    const at = await unpaid(server);
    await at.paid({ amount: 500_00 });
    const [payment] = await at.payments();
    const reception = await logInAs(server.db, { site: at.me.site, roles: ['reception'] });
    expect((await at.readFile('x', 'x', reception)).status).toBe(403);
    const parts = [{ invoice_id: at.issued[0]!.id, amount: 1 }];
    expect((await at.match(payment!.id, parts, reception)).status).toBe(403);
    expect((await at.putAside(payment!.id, 'paid_back', reception)).status).toBe(403);
  });
});
