import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '#tests/support/database/database-before.ts';
import { makeCompany } from '#tests/support/factories/organisation.ts';
import { migrate } from './migrate.ts';

interface Had {
  readonly country: string;
  /** Numbers of accounts. */
  readonly accounts: readonly string[];
  readonly methods?: readonly (readonly [name: string, kind: string, rounding: string])[];
  readonly rules?: readonly string[];
}

test('books get the accounts that their preset lacked, where nothing of theirs is in the way', async () => {
  const db = await databaseBefore('0360_accounts_of_presets.sql');
  const cash = ['Cash', 'cash', 'r100'] as const;
  const companyOf = async ({ country, accounts, methods = [], rules = [] }: Had) => {
    const { chain_id, id } = await makeCompany(db, { country });
    const own = sql`${chain_id}, ${id}`;
    await db.transaction('system', async (tx) => {
      for (const number of accounts) {
        await sql`insert into ledger_accounts (chain_id, company_id, number, name)
          values (${own}, ${number}, 'Theirs')`.execute(tx);
      }
      for (const [name, kind, rounding] of methods) {
        await sql`insert into payment_methods (chain_id, company_id, name, kind, rounding)
          values (${own}, ${name}, ${kind}, ${rounding})`.execute(tx);
      }
      for (const name of rules) {
        await sql`insert into sales_accounting_rules (chain_id, company_id, name, account_id)
          select ${own}, ${name}, min(id) from ledger_accounts where company_id = ${id}`.execute(
          tx,
        );
      }
    });
    return id;
  };
  const norway = await companyOf({ country: 'NO', accounts: ['1900'], methods: [cash] });
  const taken = await companyOf({ country: 'NO', accounts: ['1900', '7740'], methods: [cash] });
  const empty = await companyOf({ country: 'NO', accounts: [], methods: [cash] });
  const denmark = await companyOf({ country: 'DK', accounts: ['7410'], rules: ['Salg'] });
  const sellsCards = await companyOf({
    country: 'DK',
    accounts: ['7410', '8070'],
    methods: [['Kort til gaver', 'gift_card', 'none']],
  });
  const finland = await companyOf({ country: 'FI', accounts: ['1900', '2864'], methods: [cash] });
  const half = await companyOf({ country: 'FI', accounts: ['2864', '3980'] });
  await migrate(db);

  const booksOf = (id: number) =>
    db.transaction('system', async (tx) => {
      const { rows } = await sql<{ accounts: string[]; methods: string[]; prepaid: string[] }>`
        select
          (select array_agg(number order by number) from ledger_accounts
            where company_id = ${id} and name <> 'Theirs') as accounts,
          (select array_agg(concat_ws(' ', m.kind, a.number, e.number, r.number) order by m.kind)
            from payment_methods m
            left join ledger_accounts a on a.chain_id = m.chain_id and a.id = m.account_id
            left join ledger_accounts e on e.chain_id = m.chain_id and e.id = m.expired_account_id
            left join ledger_accounts r on r.chain_id = m.chain_id and r.id = m.rounding_account_id
            where m.company_id = ${id}) as methods,
          (select array_agg(p.number) from sales_accounting_rules r
            join ledger_accounts p on p.chain_id = r.chain_id and p.id = r.prepaid_account_id
            where r.company_id = ${id}) as prepaid`.execute(tx);
      return rows[0];
    });
  const none = { accounts: null, methods: null, prepaid: null };
  expect(await booksOf(norway)).toEqual({ ...none, accounts: ['7740'], methods: ['cash 7740'] });
  expect(await booksOf(taken)).toEqual({ ...none, methods: ['cash'] });
  expect(await booksOf(empty)).toEqual({ ...none, methods: ['cash'] });
  expect(await booksOf(denmark)).toEqual({
    accounts: ['1550', '8050', '8070'],
    methods: ['gift_card 8050 1550'],
    prepaid: ['8070'],
  });
  expect(await booksOf(sellsCards)).toEqual({ ...none, methods: ['gift_card'] });
  expect(await booksOf(finland)).toEqual({
    ...none,
    accounts: ['2865', '2978', '3980', '8566'],
    methods: ['cash 8566', 'gift_card 2865 3980'],
  });
  expect(await booksOf(half)).toEqual({ ...none, accounts: ['2978'] });
});
