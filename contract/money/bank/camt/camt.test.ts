import { expect, test } from 'vitest';
import {
  writeCamt,
  type WrittenEntry,
  type WrittenMessage,
} from '#tests/support/economy/bank-files/write-camt.ts';
import { RuleError } from '../../../kit/rules/rule-error.ts';
import { readBankFile } from '../read-bank-file.ts';

const bytes = (xml: string) => new TextEncoder().encode(xml);
const v08 = { kind: '054', version: '08' } as const;
const read = (entries: readonly WrittenEntry[], message: WrittenMessage = v08) =>
  readBankFile(bytes(writeCamt(entries, message))).payments;
const amounts = (entries: readonly WrittenEntry[], message: WrittenMessage = v08) =>
  read(entries, message).map(({ amount }) => amount);

const messages: readonly WrittenMessage[] = [
  { kind: '053', version: '02' },
  { kind: '053', version: '08' },
  { kind: '054', version: '02' },
  { kind: '054', version: '08' },
];
const kari = { name: 'Kari & Ola', account: '12340000003' };
const kid = [{ reference: '12345674', amount: 1_490_00 }];

test.each(messages)('camt.$kind of version $version says all of a payment', (message) => {
  const transactions = [
    { key: 'TX-1', amount: 1_490_00, references: kid, payer: kari, text: 'Dekkskift' },
  ];
  const xml = writeCamt([{ amount: 1_490_00, key: 'E-1', transactions }], message);
  expect(readBankFile(bytes(xml))).toEqual({
    format: `camt${message.kind}`,
    number: '15032080119/M-1',
    payments: [
      {
        key: '15032080119/in/TX-1',
        day: '2026-11-23',
        amount: 1_490_00,
        currency: 'NOK',
        account: '15032080119',
        references: kid,
        payer: kari,
        text: 'Dekkskift',
      },
    ],
  });
});

test.each(messages)('camt.$kind of version $version: a batch is its transactions', (message) => {
  const transactions = [{ amount: 1_000_00 }, { amount: 490_00 }];
  expect(amounts([{ amount: 1_490_00, announced: 2, transactions }], message)).toEqual([
    1_000_00, 490_00,
  ]);
});

test('an entry without transactions is a payment itself', () => {
  expect(amounts([{ amount: 1_490_00 }])).toEqual([1_490_00]);
});

test('a single transaction without an amount is what its entry is', () => {
  expect(
    read([{ amount: 1_490_00, transactions: [{ references: kid, payer: kari }] }]),
  ).toMatchObject([{ amount: 1_490_00, references: kid, payer: kari }]);
});

test('charges that the bank kept change nothing of what was paid', () => {
  expect(amounts([{ amount: 1_485_00, transactions: [{ amount: 1_490_00 }] }])).toEqual([1_490_00]);
});

test.each([
  ['lack an amount', [{ amount: 1_000_00 }, {}], undefined],
  [
    'are of another currency',
    [{ amount: 1_000_00 }, { amount: 40_00, currency: 'EUR' }],
    undefined,
  ],
  ['are fewer than the bank says', [{ amount: 1_000_00 }], 2],
  ['are all nothing', [{ amount: 0 }], undefined],
] as const)(
  'a batch whose transactions %s is one payment, with all references',
  (_, of, announced) => {
    const transactions = of.map((one) => ({
      ...one,
      references: [{ reference: '12345674', amount: null }],
      text: 'Dekk',
    }));
    const [payment, ...others] = read([
      { amount: 1_490_00, transactions, ...(announced && { announced }) },
    ]);
    expect(others).toEqual([]);
    expect(payment).toMatchObject({
      amount: 1_490_00,
      references: of.map(() => ({ reference: '12345674', amount: null })),
      text: of.map(() => 'Dekk').join(' '),
    });
  },
);

test('what is reversed is taken back', () => {
  const reversal = { amount: 1_490_00, way: 'DBIT', isReversal: true, key: 'E-1' } as const;
  const [back] = read([{ ...reversal, transactions: [{ amount: 1_490_00, references: kid }] }]);
  expect(back).toMatchObject({
    amount: -1_490_00,
    references: [{ reference: '12345674', amount: -1_490_00 }],
  });
});

test('a reversal with the number of what it reverses is another payment', () => {
  const paid = { amount: 1_490_00, transactions: [{ key: 'TX-1', amount: 1_490_00 }] };
  const keys = read([paid, { ...paid, way: 'DBIT', isReversal: true }]).map(({ key }) => key);
  expect(keys).toEqual(['15032080119/in/TX-1', '15032080119/back/TX-1']);
});

test.each(messages)(
  'camt.$kind of version $version: what the company pays is left out',
  (message) => {
    expect(
      amounts([{ amount: 900_00, way: 'DBIT', transactions: [{ amount: 900_00 }] }], message),
    ).toEqual([]);
  },
);

test.each(['PDNG', 'INFO'])('what is %s is not booked, and left out', (state) => {
  for (const message of messages) expect(amounts([{ amount: 900_00, state }], message)).toEqual([]);
});

test('a batch that goes both ways says of each transaction which', () => {
  const transactions = [
    { amount: 1_000_00, way: 'CRDT' },
    { amount: 100_00, way: 'DBIT' },
  ] as const;
  expect(amounts([{ amount: 900_00, transactions }])).toEqual([1_000_00, -100_00]);
  // What is left of a debit that is no reversal is what came in.
  expect(amounts([{ amount: 900_00, way: 'DBIT', transactions }])).toEqual([1_000_00]);
});

test('a batch that says otherwise than its entry goes as the entry does', () => {
  const transactions = [{ amount: 100_00, way: 'CRDT' }] as const;
  const entry = { amount: 100_00, way: 'DBIT', transactions } as const;
  expect(amounts([entry])).toEqual([]);
  expect(amounts([{ ...entry, isReversal: true }])).toEqual([-100_00]);
});

test('one payment may be of two invoices, less a credit note', () => {
  const references = [
    { reference: '000123456782', amount: 3_500_00 },
    { reference: '000200012346', amount: 1_490_00 },
    { reference: '000300012340', amount: -100_00 },
    { reference: '18', amount: null },
  ];
  const [payment] = read([{ amount: 4_890_00, transactions: [{ amount: 4_890_00, references }] }]);
  expect(payment!.references).toEqual(references);
});

test('the number of a document is a reference where there is no other', () => {
  const xml = writeCamt([{ amount: 1_00, transactions: [{ amount: 1_00, references: kid }] }], v08);
  const named = xml
    .replace(/<CdtrRefInf>.*<\/CdtrRefInf>/, '')
    .replace('<Strd>', '<Strd><RfrdDocInf><Nb>10234</Nb></RfrdDocInf>');
  expect(readBankFile(bytes(named)).payments[0]!.references).toEqual([
    { reference: '10234', amount: 1_490_00 },
  ]);
});

test('keys are of the transaction, else of its entry, else of where it stands', () => {
  const transactions = [{ amount: 1, key: 'TX-1' }, { amount: 1 }, { amount: 1 }];
  const entries = [
    { amount: 3, key: 'E-1', transactions },
    { amount: 3, transactions },
  ];
  expect(read(entries).map(({ key }) => key.replace('15032080119/in/', ''))).toEqual([
    'TX-1',
    'E-1/2',
    'E-1/3',
    'TX-1#2',
    'M-1/2/2',
    'M-1/2/3',
  ]);
});

test('a message cut anywhere before its end is refused', () => {
  const xml = writeCamt(
    [{ amount: 1_490_00, transactions: [{ amount: 1_490_00 }] }],
    v08,
  ).trimEnd();
  const begins = xml.indexOf('<BkToCstmr');
  for (let end = begins; end < xml.length; end += 1) {
    expect(() => readBankFile(bytes(xml.slice(0, end)))).toThrow(new RuleError('bank.cut'));
  }
});

test.each([
  ['an amount finer than a hundredth', '<Amt Ccy="NOK">900.00<', '<Amt Ccy="NOK">900.001<'],
  ['an amount that is no number', '<Amt Ccy="NOK">900.00<', '<Amt Ccy="NOK">9OO.00<'],
  ['an amount of no currency', '<Amt Ccy="NOK">900.00<', '<Amt>900.00<'],
  ['neither credit nor debit', 'CRDT', 'BOTH'],
  ['a day that there is not', '<BookgDt><Dt>2026-11-23', '<BookgDt><Dt>2026-02-30'],
  ['no day', '<BookgDt><Dt>2026-11-23</Dt></BookgDt>', ''],
])('an entry with %s is refused', (_, find, put) => {
  const xml = writeCamt([{ amount: 1 }, { amount: 900_00 }], v08);
  const at = xml.lastIndexOf(find);
  const changed = xml.slice(0, at) + put + xml.slice(at + find.length);
  expect(() => readBankFile(bytes(changed))).toThrow(
    expect.objectContaining({ message: 'bank.wrong_entry', values: { entry: 2 } }),
  );
});

test('amounts may have fewer or more digits behind the point than two', () => {
  const xml = writeCamt([{ amount: 900_00 }], v08);
  const put = (amount: string) => readBankFile(bytes(xml.replace('>900.00<', `>${amount}<`)));
  expect(['900', '900.5', '900.50000', '.5'].map((one) => put(one).payments[0]!.amount)).toEqual([
    900_00, 900_50, 900_50, 50,
  ]);
});

test('entities of its own are not expanded', () => {
  const xml = writeCamt([{ amount: 1, transactions: [{ amount: 1, text: 'HERE' }] }], v08)
    .replace('<Document', '<!DOCTYPE d [<!ENTITY x "expanded">]><Document')
    .replace('HERE', '&x;');
  const text = () => readBankFile(bytes(xml)).payments[0]!.text;
  expect(text()).not.toContain('expanded');
});

test('letters are read as the message says that they are written', () => {
  const xml = writeCamt(
    [{ amount: 1, transactions: [{ amount: 1, text: 'Hjulskift på Sørøya' }] }],
    v08,
  );
  const latin = Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1');
  expect(readBankFile(latin).payments[0]!.text).toBe('Hjulskift på Sørøya');
});

test('names may have prefixes', () => {
  const xml = writeCamt([{ amount: 900_00, key: 'E-1' }], v08);
  const prefixed = xml.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:').replace('xmlns=', 'xmlns:c=');
  expect(readBankFile(bytes(prefixed))).toEqual(readBankFile(bytes(xml)));
});
