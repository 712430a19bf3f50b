import { expect, test } from 'vitest';
import { isReference } from '../../money/references/payment-references.ts';
import { paymentQr } from './payment-qr.ts';

const swedish = {
  seller: {
    name: 'Däckhuset AB',
    org_number: '556677-8899',
    country: 'SE',
    account: '5050-1055',
    iban: '',
    bic: '',
    currency: 'SEK',
  },
  payment_reference: '1001163',
  invoice_date: '2026-11-30',
  due_date: '2026-12-30',
  left: 1250_50,
};
const of = (more: object) => ({ ...swedish, seller: { ...swedish.seller, ...more } });

test('banks of Sweden read who is paid, how much, by when, to which giro and by which number', () => {
  expect(JSON.parse(paymentQr(swedish))).toEqual({
    uqr: 1,
    tp: 1,
    nme: 'Däckhuset AB',
    cid: '556677-8899',
    iref: '1001163',
    idt: '20261130',
    ddt: '20261230',
    due: 1250.5,
    pt: 'BG',
    acc: '5050-1055',
  });
});

test('a giro is written with its hyphen, however the company writes it', () => {
  const read = (account: string) => JSON.parse(paymentQr(of({ account }))) as object;
  expect(read('50501055')).toMatchObject({ pt: 'BG', acc: '5050-1055' });
  expect(read('9019506')).toMatchObject({ pt: 'BG', acc: '901-9506' });
  expect(read('28 65 43-4')).toMatchObject({ pt: 'PG', acc: '286543-4' });
});

test('an account of Sweden says which bank it is at', () => {
  const iban = 'SE4550000000058398257466';
  const text = paymentQr(of({ account: iban, iban, bic: 'ESSESESS' }));
  expect(JSON.parse(text)).toMatchObject({ pt: 'IBAN', acc: iban, bc: 'ESSESESS' });
});

test('euros are paid by the code of European banks', () => {
  const finnish = of({
    name: 'Rengastalo Oy',
    country: 'FI',
    account: 'FI21 1234 5600 0007 85',
    iban: 'FI2112345600000785',
    bic: 'NDEAFIHH',
    currency: 'EUR',
  });
  const lines = paymentQr({ ...finnish, payment_reference: '1232', left: 80_00 }).split('\n');
  expect(lines.slice(0, 9)).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'NDEAFIHH',
    'Rengastalo Oy',
    'FI2112345600000785',
    'EUR80.00',
    '',
  ]);
  expect(lines[9]).toMatch(/^RF\d\d1232$/);
  expect(isReference('rf', lines[9]!)).toBe(true);
});

test('where banks read no code, or nothing is left to pay, there is none', () => {
  expect(paymentQr({ ...swedish, left: 0 })).toBe('');
  expect(paymentQr(of({ country: 'NO', account: '86011117947', currency: 'NOK' }))).toBe('');
  expect(paymentQr(of({ country: 'DK', currency: 'DKK', iban: 'DK5000400440116243' }))).toBe('');
  expect(paymentQr(of({ account: 'to the boss' }))).toBe('');
});
