import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { faultsOf } from '#contract/cash/cash-registers/journal/check-journal.ts';
import { saftFaultsOf } from '#contract/cash/cash-registers/saft/check-saft.ts';
import type { JournalTransaction } from '#contract/cash/cash-registers/journal/entries.ts';
import type { RegisterFile } from '#server/features/cash/cash-registers/journal/saft/saft-form.ts';
import { writeRegisterSaft } from '#server/features/cash/cash-registers/journal/saft/write-register-saft.ts';
import { signedText } from '#server/features/cash/cash-registers/journal/sign.ts';
import { randomJournal } from '#tests/support/cash/random-journal.ts';
import { cashRegister, own } from './files.ts';

const key = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
const hmac = (text: string) => createHmac('sha1', key).update(text).digest('base64');

const vectors = readFileSync(own('signature-chain.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((row) => /^\d/.test(row))
  .map((row) => row.split('\t') as [nr: string, text: string, signature: string]);

test('what is signed of a transaction is what the authority has signed', () => {
  let previous = '0';
  for (const [nr, text, signature] of vectors) {
    const [, day = '', time = '', , gross, net] = text.split(';');
    const amount = (said = '') => Math.round(Number(said) * 100);
    const one = { day, time, nr: Number(nr), gross: amount(gross), net: amount(net) };
    expect(signedText(previous, one)).toBe(text);
    expect(hmac(text)).toBe(signature);
    previous = signature;
  }
  expect(vectors).toHaveLength(3);
});

const isSigned = (one: JournalTransaction, previous = '0') =>
  hmac(signedText(previous, one)) === one.signature;

// A month of 3,000 sales, and what of them came back.
const journal = randomJournal(30, 100, (previous, one) => hmac(signedText(previous, one)));
const reports = journal.events.flatMap(({ report }) => (report ? [report] : []));

const file: RegisterFile = {
  company: {
    name: 'Dekk & Felg AS',
    org_number: '923 609 016',
    vat_registered: true,
    currency: 'NOK',
    street: 'Storgata 1',
    zip: '0155',
    city: 'Oslo',
  },
  from: '2026-10-01',
  to: '2026-10-31',
  day: '2026-11-30',
  time: '10:00:00',
  version: '1.0.4',
  user_id: 7,
  vat_codes: ['3', '31', '5'].map((code) => ({ code, name: `Sats ${code}`, from: '2020-01-01' })),
  users: [
    { id: 7, first_name: 'Kari', last_name: 'Ås', since: '2026-10-01' },
    { id: 8, first_name: 'Ola', last_name: '', since: '2026-10-01' },
  ],
  registers: [
    { number: '1', name: 'Kasse 1', site: 'Oslo', is_practice: false, ...journal },
    {
      number: '2',
      name: 'Kasse 2',
      site: 'Bergen',
      is_practice: true,
      ...randomJournal(1, 1, () => 'x'),
    },
    { number: '3', name: 'Ny', site: 'Oslo', is_practice: true, events: [], transactions: [] },
  ],
};
const xml = [...writeRegisterSaft(file)].join('');
const document = XmlDocument.fromString(xml);
const names = { s: 'urn:StandardAuditFile-Taxation-CashRegister:NO' };
const all = (path: string) => document.find(path, names).map(({ content }) => content);
const sum = (path: string) =>
  all(path).reduce((whole, text) => whole + Math.round(Number(text) * 100), 0);

async function validated(text: string): Promise<void> {
  const schema = XmlDocument.fromBuffer(await readFile(cashRegister));
  XsdValidator.fromDoc(schema).validate(XmlDocument.fromString(text));
}

test('a month of 3,000 sales has no fault', async () => {
  const { transactions, events } = journal;
  expect(transactions.length).toBeGreaterThan(3000);
  const end = {
    last_transaction: transactions.length,
    last_event: events.length,
    last_z: reports.length,
  };
  expect(await faultsOf([{ ...journal, reports }], end, isSigned)).toEqual([]);
});

test('is a file that the schema of SAF-T Cash Register 1.00 allows, also where there is nothing yet', async () => {
  await validated(xml);
  await validated(
    [...writeRegisterSaft({ ...file, registers: [], users: [], vat_codes: [] })].join(''),
  );
});

test('names nothing that does not stand in it, and leaves no number out: the schema does not look for that', () => {
  expect(saftFaultsOf(writeRegisterSaft(file))).toEqual([]);
  expect(all('//s:reportID')).toHaveLength(new Set(all('//s:reportID')).size);
});

test('its amounts are one sum, whichever way they are counted', () => {
  const at = "//s:cashregister[s:registerID='1']";
  const traded = `${at}/s:cashtransaction[s:transType='sale' or s:transType='return']`;
  const gross = sum(`${traded}/s:transAmntIn`);
  expect(gross).toBeGreaterThan(0);
  expect(sum(`${traded}/s:ctLine/s:lineAmntIn`)).toBe(gross);
  expect(sum(`${traded}/s:payment/s:paidAmnt`)).toBe(
    gross + sum(`${traded}/s:rounding/s:roundingAmnt`),
  );
  expect(sum(`${traded}/s:vat/s:vatAmnt`)).toBe(gross - sum(`${traded}/s:transAmntEx`));
  const z = `${at}//s:eventReport`;
  expect(sum(`${z}//s:totalCashSaleAmnt`)).toBe(gross);
  expect(sum(`${z}//s:reportArtGroup/s:artGroupAmnt`)).toBe(gross);
  expect(sum(`${z}//s:reportEmpArtGroup/s:artGroupAmnt`)).toBe(gross);
  expect(sum(`${z}//s:reportPayment/s:paymentAmnt`)).toBe(sum(`${traded}/s:payment/s:paidAmnt`));
  expect(sum(`${z}//s:reportCashSaleVat/s:vatAmnt`)).toBe(sum(`${traded}/s:vat/s:vatAmnt`));
  const last = all(`${z}/s:reportGrandTotalSalesNet`).at(-1);
  expect(Math.round(Number(last) * 100)).toBe(gross);
});
