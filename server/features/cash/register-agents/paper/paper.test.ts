import { describe, expect, test } from 'vitest';
import type { Receipt } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { registerSums } from '#contract/cash/cash-registers/journal/report.ts';
import { say } from '#server/kit/words.ts';
import { readPaper } from '#tests/support/paper/read-paper.ts';
import { readRoll } from '#tests/support/paper/read-roll.ts';
import { fc } from '#tests/support/random/fast-check.ts';
import { receiptRoll, type ReceiptPaper } from './receipt-roll.ts';
import { reportRoll } from './report-roll.ts';
import { drawerPulse, rollBytes } from './roll-bytes.ts';
import { rollPdf } from './roll-pdf.ts';

const receipt: Receipt = {
  nr: 1042,
  kind: 'sale',
  day: '2026-03-02',
  time: '14:05:09',
  user: 'Bjørn Ås',
  register: '3',
  header: 'Åpent 8–16',
  footer: 'Velkommen tilbake',
  currency: 'NOK',
  seller: {
    name: 'Dekk & Sånt AS',
    org_number: '974 760 673',
    vat_registered: true,
    street: 'Storgata 1',
    zip: '0155',
    city: 'Oslo',
  },
  gross: 1_290_00,
  net: 1_032_00,
  rounding: 0,
  of_nr: null,
  reason: '',
  order: null,
  country: 'NO',
  is_practice: false,
  copied: false,
  lines: [
    {
      position: 0,
      description: 'Vinterhjul æøåäö',
      quantity: 2500,
      gross: 1_250_00,
      discount: 50_00,
      vat_code: '3',
      vat_rate: 25_00,
      left: 2500,
      left_gross: 1_250_00,
    },
    {
      position: 1,
      description: 'Avgift',
      quantity: 1000,
      gross: 40_00,
      discount: 0,
      vat_code: '3',
      vat_rate: 25_00,
      left: 1000,
      left_gross: 40_00,
    },
  ],
  payments: [
    {
      method_id: 1,
      method: 'Kort',
      kind: 'card',
      amount: 290_00,
      handed: null,
      reference: 'TX-77881',
    },
    {
      method_id: 2,
      method: 'Kontant',
      kind: 'cash',
      amount: 1_000_00,
      handed: 1_500_00,
      reference: '',
    },
  ],
  vat: [{ vat_rate: 25_00, net: 1_032_00, vat: 258_00 }],
};
const usual: ReceiptPaper = { country: 'NO', copy: false, columns: 42 };
const printed = (of: Partial<Receipt> = {}, paper: Partial<ReceiptPaper> = {}) =>
  readRoll(rollBytes(receiptRoll({ ...receipt, ...of }, { ...usual, ...paper })));
const textOf = ({ lines }: ReturnType<typeof readRoll>) =>
  lines.map(({ text }) => text.trim().replaceAll(/ +/g, ' ')).join('\n');
const headingOf = ({ lines }: ReturnType<typeof readRoll>) =>
  lines
    .filter(({ size }) => size > 1)
    .map(({ text }) => text)
    .join(' ');

// Kassasystemforskrifta § 2-8-4.
const lawful = [
  'Salgskvittering',
  'Dekk & Sånt AS',
  'Storgata 1, 0155 Oslo',
  'Org.nr. 974 760 673 MVA',
  'Kvittering nr. 1042',
  '2026-03-02 14:05:09',
  'Kasse 3',
  'Betjent av Bjørn Ås',
  'Vinterhjul æøåäö 1 250,00',
  '2,5 x 520,00',
  'Herav rabatt 50,00',
  'Sum NOK 1 290,00',
  'Kort TX-77881 290,00',
  'Kontant 1 000,00',
  'Mottatt 1 500,00',
  'Tilbake 500,00',
  'MVA 25 % - Grunnlag 1 032,00 258,00',
  'Åpent 8-16',
  'Velkommen tilbake',
];

test('a receipt without paper has all of that, too, on one page as wide as a roll', async () => {
  const parts: Uint8Array[] = [];
  const lines = receiptRoll(receipt, usual);
  for await (const part of await rollPdf(lines, { columns: 42, title: 'Receipt' })) {
    parts.push(part);
  }
  const pages = await readPaper(Buffer.concat(parts));
  expect(pages).toHaveLength(1);
  expect(pages[0]!.width).toBe(80);
  const text = pages[0]!.words.replaceAll(/\s+/g, ' ');
  for (const part of lawful) expect(text).toContain(part);
});

describe('a receipt on paper', () => {
  test.each([32, 42, 48])('has all that the law wants on it, %i signs wide', (columns) => {
    const roll = printed({}, { columns });
    const text = textOf(roll).replaceAll('\n', ' ');
    for (const part of lawful) expect(text).toContain(part);
    expect(roll.cuts).toBe(1);
    expect(roll.pulses).toBe(0);
    for (const line of roll.lines)
      expect(line.text.length * line.width).toBeLessThanOrEqual(columns);
  });

  test.each([
    [{}, {}, 'Salgskvittering'],
    [{ kind: 'return', of_nr: 7 }, {}, 'Returkvittering'],
    [{ kind: 'received' }, {}, 'Innbetaling'],
    [{ kind: 'received', gross: -290_00 }, {}, 'Tilbakebetaling'],
    [{}, { copy: true }, 'Salgskvittering KOPI'],
    [{ is_practice: true }, {}, 'Treningskvittering - IKKE KVITTERING FOR KJØP'],
    [{ is_practice: true }, { country: 'SE' }, 'ÖVNING - EJ KVITTO'],
    [{}, { copy: true, country: 'SE' }, 'Kvitto KOPIA'],
  ] as const)('says what it is twice as large as any amount', (of, paper, heading) => {
    for (const columns of [32, 42, 48]) {
      const roll = printed(of, { ...paper, columns });
      expect(headingOf(roll)).toBe(heading);
      const amounts = roll.lines.filter(({ text }) => /\d,\d\d$/.test(text));
      expect(new Set(amounts.map(({ size }) => size))).toEqual(new Set([1]));
      expect(roll.lines[0]!.size).toBe(2);
    }
  });

  test('says of a return which receipt it takes back', () => {
    expect(textOf(printed({ kind: 'return', of_nr: 77 }))).toContain('Retur av kvittering nr. 77');
  });

  test('never takes what somebody typed for an order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(32, 42, 48), (typed, columns) => {
        const lines = [{ ...receipt.lines[0]!, description: `${typed}\u{1B}p\0\u{19}` }];
        const roll = printed({ lines, header: typed, footer: typed }, { columns });
        expect(roll).toMatchObject({ cuts: 1, pulses: 0 });
        for (const { text, width } of roll.lines) {
          expect(text.length * width).toBeLessThanOrEqual(columns);
        }
      }),
    );
  });
});

test('an X report on paper has its sums, who made it and where', () => {
  const none = registerSums({ transactions: [], events: [] }, { sales: 500_00, returns: 100_00 });
  const user_groups = [
    { user_id: 7, user: 'Bjørn Ås', group: 'goods', count: 2, amount: 1_500_00 },
  ];
  const sums = { ...none, user_groups };
  const report = {
    kind: 'x',
    nr: 4,
    last_transaction: 9,
    last_event: 12,
    sums,
    drawer: null,
  } as const;
  const around = { ...receipt, seller: receipt.seller, report };
  const t = (key: string, values = {}) => say('nb', 'cash-registers', key, values);
  const roll = readRoll(rollBytes(reportRoll(around, t, { practice: '', columns: 32 })));
  const text = textOf(roll);
  expect(headingOf(roll)).toBe('X-rapport 4');
  for (const part of ['Dekk & Sånt AS', '974 760 673', '2026-03-02 14:05:09', 'Bjørn Ås']) {
    expect(text).toContain(part);
  }
  expect(text.replaceAll('\n', ' ')).toContain('Bjørn Ås, Varer 2: 1 500,00');
  expect(text).toContain('Returer siden første bruk 100,00');
  expect(text).toContain('Solgt minus returer 400,00');
});

test('the drawer is opened by one pulse, and nothing is printed', () => {
  expect(readRoll(drawerPulse())).toEqual({ lines: [], cuts: 0, pulses: 1 });
});
