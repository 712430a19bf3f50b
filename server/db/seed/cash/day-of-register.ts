import type {
  EventKind,
  JournalEvent,
  JournalLine,
  JournalPayment,
  JournalTransaction,
} from '#contract/cash/cash-registers/journal/entries.ts';
import type { JournalReport } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { registerSums } from '#contract/cash/cash-registers/journal/report.ts';
import { settleSale } from '#contract/cash/cash-registers/settle-sale.ts';
import { documentTotals } from '#contract/money/document-totals.ts';
import type { Random } from '../random.ts';

/** What it is called, what it costs with VAT in minor units, and whether it is work. */
type Article = readonly [name: string, price: number, group: 'goods' | 'work'];
/** What people buy at a counter. */
const assortment: readonly [Article, ...Article[]] = [
  ['Vindusviskere, par', 349_00, 'goods'],
  ['Lyspære H7', 89_00, 'goods'],
  ['Spylervæske 5 l', 119_00, 'goods'],
  ['Hjulbolt', 49_00, 'goods'],
  ['Punktering, reparasjon', 390_00, 'work'],
  ['Hjulskift', 690_00, 'work'],
  ['Hjulvask', 199_00, 'work'],
  ['Dekkpose, 4 stk', 79_60, 'goods'],
];

type Entered = Omit<JournalTransaction, 'signature' | 'key_version'>;
type Happened = JournalEvent & { readonly report: JournalReport | null };

/** A journal while it is written. */
export interface Book {
  readonly transactions: Entered[];
  readonly events: Happened[];
  grand: { readonly sales: number; readonly returns: number };
  z: number;
}

interface Day {
  readonly day: string;
  readonly sales: number;
  /** Whether its Z report is made. */
  readonly ends: boolean;
}

interface At {
  readonly random: Random;
  readonly user: { readonly id: number; readonly name: string };
  readonly methods: readonly (Pick<JournalPayment, 'method_id' | 'method' | 'kind'> & {
    readonly step: number;
  })[];
  readonly vat: { readonly code: string; readonly rate: number };
}

/** Enters a day of a register: its change, sales of which one in ten comes back, and its Z report, for which the drawer is a coin short now and then. */
export function enterDay(book: Book, { day, sales, ends }: Day, at: At): void {
  const { random, user } = at;
  const first = { transactions: book.transactions.length, events: book.events.length };
  let second = 8 * 3600 + random.int(0, 900);
  const written = () => {
    second += random.int(60, 1200);
    const time = new Date(Math.min(second, 18 * 3600) * 1000).toISOString().slice(11, 19);
    return { day, time, user_id: user.id, user: user.name };
  };
  const enter = (one: Partial<Entered> & Pick<Entered, 'kind' | 'gross' | 'net'>): number => {
    const nr = book.transactions.length + 1;
    const none = { rounding: 0, lines: [], payments: [], of_nr: null, reason: '' };
    book.transactions.push({ ...written(), ...none, ...one, nr });
    return nr;
  };
  const note = (kind: EventKind, more: Partial<Happened> = {}): void => {
    const none = { transaction_nr: null, text: '', amount: 0, group: '', report: null };
    book.events.push({ ...written(), ...none, ...more, kind, nr: book.events.length + 1 });
  };
  const float = enter({ kind: 'float', gross: 1000_00, net: 1000_00 });
  note('drawer_opened', { transaction_nr: float });
  for (let nth = 0; nth < sales; nth += 1) {
    const lines = linesOfSale(at);
    const sold = trade(enter, lines, at);
    if (random.chance(0.05))
      note('line_removed', { text: 'Lyspære H7', amount: 89_00, group: 'goods' });
    if (sold.isCash) note('drawer_opened', { transaction_nr: sold.nr });
    note('sales_receipt', { transaction_nr: sold.nr });
    if (!random.chance(0.1)) continue;
    const back = trade(enter, lines.map(turned), at, sold.nr);
    if (back.isCash) note('drawer_opened', { transaction_nr: back.nr });
    note('return_receipt', { transaction_nr: back.nr });
  }
  if (!ends) return;
  const since = () => ({
    transactions: book.transactions
      .slice(first.transactions)
      .map((one) => ({ ...one, signature: '', key_version: 1 })),
    events: book.events.slice(first.events),
  });
  const difference = random.chance(0.2) ? -random.int(1, 5) * 10_00 : 0;
  if (difference !== 0) {
    const reason = 'Veksel gitt feil';
    enter({ kind: 'difference', gross: difference, net: difference, reason });
  }
  const sums = registerSums(since(), book.grand);
  const amount = sums.in_drawer;
  book.grand = sums.grand;
  book.z += 1;
  const report = {
    kind: 'z' as const,
    nr: book.z,
    last_transaction: book.transactions.length,
    last_event: book.events.length,
    sums,
    drawer: {
      counted: [{ value: 1_00, count: amount / 1_00 }],
      amount,
      difference,
      explanation: difference === 0 ? '' : 'Veksel gitt feil',
    },
  };
  note('z_report', { report });
}

/** Some things that somebody buys, with their VAT. */
function linesOfSale({ random, vat }: At): JournalLine[] {
  const count = random.int(1, 3);
  const wanted = Array.from({ length: count }, () => random.pick(assortment));
  const quantities = wanted.map(() => random.int(1, 2));
  const totals = documentTotals({
    includesVat: true,
    lines: wanted.map(([, price], at) => ({
      quantity: quantities[at]! * 1000,
      unit_price: price * 100,
      vat: { category: 'S', rate: vat.rate },
    })),
  });
  return wanted.map(([description, , group], position) => {
    const { net, vat: of } = totals.lines[position]!;
    return {
      position,
      description,
      article: '',
      group,
      quantity: quantities[position]! * 1000,
      gross: net + of,
      net,
      vat: of,
      vat_code: vat.code,
      vat_rate: vat.rate,
      discount: 0,
    };
  });
}

const turned = (line: JournalLine): JournalLine => ({
  ...line,
  quantity: 0 - line.quantity,
  gross: 0 - line.gross,
  net: 0 - line.net,
  vat: 0 - line.vat,
});

function trade(
  enter: (one: Pick<Entered, 'kind' | 'gross' | 'net'> & Partial<Entered>) => number,
  lines: readonly JournalLine[],
  { random, methods }: At,
  of_nr: number | null = null,
): { readonly nr: number; readonly isCash: boolean } {
  const gross = lines.reduce((sum, line) => sum + line.gross, 0);
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  const { step, ...method } = methods[random.int(0, methods.length - 1)]!;
  const rounding = { step, direction: 'nearest' as const };
  const settled = settleSale(gross, [{ amount: Math.abs(gross), rounding }]);
  const payment = { ...method, amount: settled.paid[0]!, handed: null, reference: '' };
  const nr = enter({
    kind: of_nr === null ? 'sale' : 'return',
    gross,
    net,
    lines,
    payments: [payment],
    rounding: settled.rounding,
    of_nr,
    reason: of_nr === null ? '' : 'Passet ikke',
  });
  return { nr, isCash: method.kind === 'cash' };
}
