import { expect, test } from 'vitest';
import { faultsOf, type Journal, type JournalFault } from './check-journal.ts';
import type { JournalEvent, JournalTransaction } from './entries.ts';
import { registerSums } from './report.ts';

const written = { day: '2026-11-30', time: '10:00:00', user_id: 1, user: 'Kari' };

function sale(
  nr: number,
  gross: number,
  more: Partial<JournalTransaction> = {},
): JournalTransaction {
  const net = gross * 0.8;
  const line = {
    position: 0,
    description: 'Wheel change',
    article: '',
    group: '04999',
    quantity: 1000,
    gross,
    net,
    vat: gross - net,
    vat_code: '3',
    vat_rate: 25_00,
    discount: 0,
  };
  const payment = {
    method_id: 1,
    method: 'Card',
    kind: 'card' as const,
    amount: gross,
    handed: null,
    reference: '',
  };
  return {
    ...written,
    nr,
    kind: gross < 0 ? 'return' : 'sale',
    gross,
    net,
    rounding: 0,
    lines: [line],
    payments: [payment],
    of_nr: null,
    reason: '',
    signature: `s${nr}`,
    key_version: 1,
    ...more,
  };
}

const event = (nr: number, kind: JournalEvent['kind'], of: number | null): JournalEvent => ({
  ...written,
  nr,
  kind,
  transaction_nr: of,
  text: '',
  amount: 0,
  group: '',
});

/** Two sales, a return of the first one, and a copy of its receipt; with the report of the day. */
function journal(): Journal {
  const transactions = [sale(1, 500_00), sale(2, 200_00), sale(3, -100_00, { of_nr: 1 })];
  const events = [
    event(1, 'sales_receipt', 1),
    event(2, 'sales_receipt', 2),
    event(3, 'copy', 1),
    event(4, 'return_receipt', 3),
    event(5, 'z_report', null),
  ];
  const sums = registerSums({ transactions, events: events.slice(0, 4) }, { sales: 0, returns: 0 });
  return { transactions, events, reports: [{ nr: 1, last_transaction: 3, last_event: 4, sums }] };
}

const isSigned = ({ signature, nr }: JournalTransaction, previous: string | undefined): boolean =>
  signature === `s${nr}` && previous === (nr === 1 ? undefined : `s${nr - 1}`);

/** How a journal ended when it was written. */
const whole = { last_transaction: 3, last_event: 5, last_z: 1 };

const at = async (parts: readonly Journal[], end = whole): Promise<Set<string>> =>
  new Set((await faultsOf(parts, end, isSigned)).map(({ fault, nr }) => `${fault} ${nr}`));

/** The same journal in parts: its transactions and events one by one, the reports last. */
const inParts = ({ transactions, events, reports }: Journal): Journal[] => [
  ...transactions.map((one) => ({ transactions: [one], events: [], reports: [] })),
  ...events.map((one) => ({ transactions: [], events: [one], reports: [] })),
  { transactions: [], events: [], reports },
];

test('a journal as it was written has no fault, whole and in parts', async () => {
  expect(await faultsOf([journal()], whole, isSigned)).toEqual([]);
  expect(await faultsOf(inParts(journal()), whole, isSigned)).toEqual([]);
});

type Change = (all: {
  transactions: JournalTransaction[];
  events: JournalEvent[];
  reports: Journal['reports'][number][];
}) => void;

/** Changes `nr` of the transactions. */
const changed =
  (nr: number, change: (one: JournalTransaction) => Partial<JournalTransaction>): Change =>
  ({ transactions }) => {
    const of = transactions.findIndex((one) => one.nr === nr);
    transactions[of] = { ...transactions[of]!, ...change(transactions[of]!) };
  };
const firstLine = (one: JournalTransaction, change: object) => ({
  lines: [{ ...one.lines[0]!, ...change }],
});

const mutations: readonly [string, Change, `${JournalFault['fault']} ${number}`][] = [
  ['a sale is gone', ({ transactions }) => void transactions.splice(1, 1), 'transaction_missing 2'],
  [
    'the first sale is gone',
    ({ transactions }) => void transactions.shift(),
    'transaction_missing 1',
  ],
  ['the last sale is gone', ({ transactions }) => void transactions.pop(), 'transaction_missing 3'],
  ['the last event is gone', ({ events }) => void events.pop(), 'event_missing 5'],
  ['the last report is gone', ({ reports }) => void reports.pop(), 'report_missing 1'],
  ['an event is gone', ({ events }) => void events.splice(2, 1), 'event_missing 3'],
  ['a signature is another', changed(2, () => ({ signature: 'x' })), 'chain_broken 2'],
  [
    'the one after a changed signature does not follow it',
    changed(2, () => ({ signature: 'x' })),
    'chain_broken 3',
  ],
  ['a key signs that was replaced', changed(1, () => ({ key_version: 2 })), 'older_key 2'],
  [
    'a line came to less',
    changed(2, (one) => firstLine(one, { gross: 100_00 })),
    'amounts_differ 2',
  ],
  [
    'a line came to less without VAT',
    changed(2, (one) => firstLine(one, { net: 0 })),
    'amounts_differ 2',
  ],
  ['a line has less VAT', changed(2, (one) => firstLine(one, { vat: 1 })), 'vat_differs 2'],
  [
    'less was paid',
    changed(2, (one) => ({ payments: [{ ...one.payments[0]!, amount: 1 }] })),
    'payments_differ 2',
  ],
  ['a return names no sale', changed(3, () => ({ of_nr: 9 })), 'return_of_nothing 3'],
  ['a return takes back another', changed(3, () => ({ of_nr: 3 })), 'return_of_nothing 3'],
  [
    'money is paid out with goods',
    changed(2, () => ({ kind: 'pay_out' as const })),
    'amounts_differ 2',
  ],
  [
    'a sale has no receipt',
    ({ events }) => void (events[1] = event(2, 'parked', null)),
    'no_receipt 2',
  ],
  [
    'a receipt has two copies',
    ({ events }) => void (events[4] = event(5, 'copy', 1)),
    'two_copies 1',
  ],
  [
    'a receipt is of nothing',
    ({ events }) => void (events[4] = event(5, 'copy', 9)),
    'event_of_nothing 5',
  ],
  [
    'a report is gone',
    ({ reports }) => void (reports[0] = { ...reports[0]!, nr: 2 }),
    'report_missing 1',
  ],
  [
    'a report says less',
    ({ reports }) =>
      void (reports[0] = { ...reports[0]!, sums: { ...reports[0]!.sums, cash_sales: 0 } }),
    'report_differs 1',
  ],
  [
    'a sale is not in the report',
    ({ reports }) => void (reports[0] = { ...reports[0]!, last_transaction: 2 }),
    'report_differs 1',
  ],
];

test.each(mutations)('where %s it is found', async (_, change, fault) => {
  const { transactions, events, reports } = journal();
  const all = { transactions: [...transactions], events: [...events], reports: [...reports] };
  change(all);
  expect(await at([all])).toContain(fault);
  expect(await at(inParts(all))).toContain(fault);
});

test('more than was sold does not come back, in however many returns', async () => {
  const { transactions, events } = journal();
  const more = [...transactions, sale(4, -300_00, { of_nr: 1 }), sale(5, -200_00, { of_nr: 1 })];
  const receipts = [...events, event(6, 'return_receipt', 4), event(7, 'return_receipt', 5)];
  const all = { transactions: more, events: receipts, reports: [] };
  const end = { last_transaction: 5, last_event: 7, last_z: 0 };
  expect(await at([all], end)).toEqual(new Set(['more_returned 5']));
});

test('fields of a report that were stored in another order are the same', async () => {
  const { reports, ...all } = journal();
  const sums = Object.fromEntries(Object.entries(reports[0]!.sums).toReversed());
  const stored = [{ ...reports[0]!, sums: sums as unknown as (typeof reports)[number]['sums'] }];
  expect(await faultsOf([{ ...all, reports: stored }], whole, isSigned)).toEqual([]);
});
