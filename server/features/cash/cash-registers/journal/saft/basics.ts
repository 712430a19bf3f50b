import {
  eventCodes,
  paymentCodes,
  transactionCodes,
  type EventKind,
  type TransactionKind,
} from '#contract/cash/cash-registers/journal/entries.ts';
import { branch, leaf } from '#server/kit/xml-text.ts';
import type { SaftRegister } from './saft-form.ts';

/** What kinds of things are sold, by the authority's list 04. */
const groups = { goods: ['04003', 'Goods'], work: ['04999', 'Work'] } as const;

const lines = { SAL: 'Sale line', RET: 'Return line' } as const;

const said: Readonly<Record<TransactionKind | EventKind, string>> = {
  sale: 'Cash sale',
  return: 'Return',
  received: 'Payment received',
  float: 'Opening float',
  difference: 'Cash difference',
  pay_in: 'Pay-in',
  pay_out: 'Pay-out',
  drawer_opened: 'Open cash drawer',
  x_report: 'X report',
  z_report: 'Z report',
  parked: 'Suspend transaction',
  taken_back: 'Resume transaction',
  sales_receipt: 'Sales receipt',
  return_receipt: 'Return receipt',
  copy: 'Copy receipt',
  journal_exported: 'Export of journal',
  price_asked: 'Price look-up',
  outage_began: 'Emergency mode on',
  outage_ended: 'Emergency mode off',
  dropped: 'Void transaction',
  receipt_sent: 'Receipt delivered without paper',
  line_removed: 'Delete line',
  key_changed: 'New key for signatures',
};

const longest = 35;

/** By what a way of paying is named in the file; `None` where nothing was paid. */
export const methodId = (name: string): string =>
  name === '' ? 'None' : name.replaceAll(/\s+/g, ' ').trim().slice(0, longest);

/** The list of all that the journals name: the schema does not look for it, so nothing may lack. */
export function basics(registers: readonly SaftRegister[]): string {
  const methods = new Map([['None', '12999']]);
  for (const { transactions } of registers) {
    for (const { payments } of transactions) {
      for (const { method, kind } of payments) methods.set(methodId(method), paymentCodes[kind]);
    }
  }
  return branch(
    'basics',
    ...Object.entries(groups).map(([id, [code, name]]) => basic('04', id, name, code)),
    ...Object.entries(lines).map(([id, name]) => basic('05', id, name)),
    ...Object.entries(transactionCodes).map(([id, code]) =>
      basic('11', id, said[id as TransactionKind], code),
    ),
    ...[...methods].map(([id, code]) => basic('12', id, id, code)),
    ...Object.entries(eventCodes).map(([id, code]) => basic('13', id, said[id as EventKind], code)),
  );
}

const basic = (type: string, id: string, name: string, code = ''): string =>
  branch(
    'basic',
    leaf('basicType', type),
    leaf('basicID', id, longest),
    leaf('predefinedBasicID', code),
    leaf('basicDesc', name),
  );
