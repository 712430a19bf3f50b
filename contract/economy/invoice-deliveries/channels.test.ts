import { expect, test } from 'vitest';
import { channels, usualChannel, type Channel } from './channels.ts';

const waysBy = (...open: Channel[]) =>
  channels.map((channel) => ({ channel, lack: open.includes(channel) ? null : 'none' }));
const company = { invoice_delivery: 'email', type: 'company' };

test('a company is sent EHF where it receives that, else mail, else paper', () => {
  expect(usualChannel(company, waysBy('ehf', 'mail', 'print'))).toBe('ehf');
  expect(usualChannel(company, waysBy('mail', 'print'))).toBe('mail');
  expect(usualChannel(company, waysBy('print'))).toBe('print');
});

test('a person is not sent EHF of themselves', () => {
  const person = { invoice_delivery: 'email', type: 'private' };
  expect(usualChannel(person, waysBy('ehf', 'mail', 'print'))).toBe('mail');
});

test('what a customer wishes holds first, where it can be done', () => {
  const wish = { ...company, invoice_delivery: 'sms' };
  expect(usualChannel(wish, waysBy('ehf', 'sms', 'print'))).toBe('sms');
  expect(usualChannel(wish, waysBy('ehf', 'print'))).toBe('ehf');
  expect(usualChannel({ ...company, invoice_delivery: 'autopay' }, waysBy('print'))).toBe('print');
});
