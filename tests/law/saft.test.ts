import { readFile } from 'node:fs/promises';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { norway } from '#contract/accounting/book-presets/no.ts';
import { groupingOf } from '#contract/accounting/vouchers/standard-accounts.ts';
import type {
  SaftFile,
  SaftVoucher,
} from '#server/features/accounting/vouchers/export/saft/saft-form.ts';
import { writeSaft } from '#server/features/accounting/vouchers/export/saft/write-saft.ts';
import type { UblDocument } from '#server/features/economy/invoice-deliveries/ubl/ubl-form.ts';
import { randomDocument } from '#tests/support/economy/random-documents.ts';
import { fc } from '#tests/support/random/fast-check.ts';
import { saft } from './files.ts';

/** What a document of the product is to the books: what is owed, and the net and VAT of each rate. */
function voucherOf({ kind, number, issued, taxes }: UblDocument, at: number): SaftVoucher {
  const owed = kind === 'invoice' ? 1 : -1;
  const none = { vat_code: '', vat_rate: null, is_vat: false, cost_centre: '', customer: '' };
  const sold = taxes.flatMap(({ rate, net, vat }) => {
    const of = {
      ...none,
      vat_code: rate === 25_00 ? '3' : rate === 0 ? '52' : 'HI',
      vat_rate: rate,
    };
    return [
      { ...of, account: '3000', amount: 0 - owed * net, cost_centre: at % 3 ? '' : 'Ø & <10>' },
      { ...of, account: '2700', amount: 0 - owed * vat, is_vat: true },
    ];
  });
  const gross = sold.reduce((sum, { amount }) => sum - amount, 0);
  return {
    series: 'A',
    number: at + 1,
    day: '2026-03-31',
    kind,
    document_number: number,
    happened: issued,
    recorded: '2026-04-01',
    text: `A${at + 1} Faktura ${number} & mer`,
    lines: [{ ...none, account: '1500', amount: gross, customer: '10001' }, ...sold].filter(
      ({ amount }) => amount !== 0,
    ),
  };
}

const vouchers = fc
  .sample(randomDocument, 200)
  .map(voucherOf)
  .filter(({ lines }) => lines.length > 0);
const sumOn = (account: string) =>
  vouchers
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.account === account ? line.amount : 0), 0);
const owedBefore = 500_00;

const file: SaftFile = {
  company: {
    name: 'Dekkhotellet "Nord" AS',
    org_number: '923 609 016',
    vat_registered: true,
    street: 'Storgata 1',
    zip: '0155',
    city: 'Oslo',
    currency: 'NOK',
  },
  contact: { first_name: 'Kari', last_name: '' },
  day: '2026-11-30',
  from: '2026-01-01',
  to: '2026-12-31',
  year_begins: 1,
  accounts: norway.accounts.map(([number, , , name, standard = '']) => {
    const before = number === '1500' ? owedBefore : 0;
    const category = groupingOf(standard)!;
    return { number, name, standard, category, before, after: before + sumOn(number) };
  }),
  customers: [
    {
      number: '10001',
      name: 'Ola <Nordmann>',
      org_number: '',
      street: '',
      zip: '0368',
      city: 'Oslo',
      country: '',
      balances: [{ account: '1500', before: owedBefore, after: owedBefore + sumOn('1500') }],
    },
  ],
  taxCodes: [
    ...norway.vatCodes,
    ['HI', 'reduced', 15_00, '2020-01-01', '2030-12-31', 'Egen'] as const,
  ].map(([code, , rate, valid_from, valid_to, name]) => ({
    code,
    name,
    rate,
    valid_from,
    valid_to,
  })),
  costCentres: [{ code: 'Ø & <10>', name: '' }],
  journals: [
    { series: 'A', name: 'Salg' },
    { series: 'B', name: 'Betalinger' },
  ],
  vouchers,
};

async function validated(xml: string): Promise<void> {
  const schema = XmlDocument.fromBuffer(await readFile(saft));
  const document = XmlDocument.fromString(xml);
  XsdValidator.fromDoc(schema).validate(document);
}

/** All amounts in elements of a name below a path, as minor units. */
function amounts(xml: string, path: string): number[] {
  const names = { s: 'urn:StandardAuditFile-Taxation-Financial:NO' };
  return XmlDocument.fromString(xml)
    .find(path, names)
    .map(({ content }) => Math.round(Number(content) * 100));
}
const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);

test('vouchers of 200 random documents are a file that the schema of SAF-T Financial 1.30 allows', async () => {
  const xml = [...writeSaft(file)].join('');
  expect(vouchers.length).toBeGreaterThan(150);
  await validated(xml);
  await validated(
    [...writeSaft({ ...file, vouchers: [], customers: [], costCentres: [] })].join(''),
  );
});

test('its totals are those of its lines, its taxes those booked, and its balances go from one to the other', () => {
  const xml = [...writeSaft(file)].join('');
  const debit = sum(amounts(xml, '//s:Line/s:DebitAmount/s:Amount'));
  const credit = sum(amounts(xml, '//s:Line/s:CreditAmount/s:Amount'));
  expect(debit).toBe(credit);
  expect(amounts(xml, '//s:TotalDebit')).toEqual([debit]);
  expect(amounts(xml, '//s:TotalCredit')).toEqual([credit]);
  expect(amounts(xml, '//s:NumberOfEntries')).toEqual([vouchers.length * 100]);
  const taxes =
    sum(amounts(xml, '//s:DebitTaxAmount/s:Amount')) -
    sum(amounts(xml, '//s:CreditTaxAmount/s:Amount'));
  expect(taxes).toBe(sumOn('2700'));
  const account = "//s:Account[s:AccountID='1500']";
  const closing =
    sum(amounts(xml, `${account}/s:ClosingDebitBalance`)) -
    sum(amounts(xml, `${account}/s:ClosingCreditBalance`));
  const moved =
    sum(amounts(xml, "//s:Line[s:AccountID='1500']/s:DebitAmount/s:Amount")) -
    sum(amounts(xml, "//s:Line[s:AccountID='1500']/s:CreditAmount/s:Amount"));
  expect(closing).toBe(owedBefore + moved);
  expect(amounts(xml, '//s:Customer//s:OpeningDebitBalance')).toEqual([owedBefore]);
});

test.each([
  ['<GroupingCode>1500</GroupingCode>', ''],
  ['<StandardTaxCode>3</StandardTaxCode>', ''],
  ['<TaxAccountingBasis>A</TaxAccountingBasis>', '<TaxAccountingBasis>B</TaxAccountingBasis>'],
  ['<AuditFileCountry>NO</AuditFileCountry>', '<AuditFileCountry>NOR</AuditFileCountry>'],
])('the schema finds that %s is not as it has to be', async (there, instead) => {
  const name = /\w+/.exec(there)![0];
  const xml = [...writeSaft(file)].join('');
  expect(xml).toContain(there);
  await expect(validated(xml.replace(there, instead))).rejects.toThrow(name);
});
