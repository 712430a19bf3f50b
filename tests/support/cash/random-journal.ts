import type {
  JournalEvent,
  JournalTransaction,
} from '#contract/cash/cash-registers/journal/entries.ts';
import type { JournalReport } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { registerSums, type GrandTotals } from '#contract/cash/cash-registers/journal/report.ts';
import { settleSale } from '#contract/cash/cash-registers/settle-sale.ts';
import { documentTotals } from '#contract/money/document-totals.ts';
import { fc } from '../random/fast-check.ts';

const rates = { '3': 25_00, '31': 15_00, '5': 0 } as const;
const line = fc.record({
  amount: fc.integer({ min: 1, max: 4000_00 }),
  quantity: fc.integer({ min: 1, max: 8 }),
  code: fc.constantFrom('3', '31', '5' as const),
  article: fc.constantFrom('', '1001', '1002', 'ÅØ & <3>'),
  discount: fc.constantFrom(0, 0, 1),
});
const sale = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  isCash: fc.boolean(),
  comesBack: fc.integer({ min: 0, max: 9 }),
  /** Half of it was paid ahead. */
  isAhead: fc.integer({ min: 0, max: 9 }).map((nth) => nth === 0),
  /** What somebody pays without a sale, or is paid back. */
  received: fc.constantFrom(0, 0, 0, 500_00, -250_00),
  removed: fc.boolean(),
});

type WithReport = JournalEvent & { readonly report: JournalReport | null };

/** The journal of a register over so many days with so many sales each, some of which come back; `sign` signs each after the one before. */
export function randomJournal(
  days: number,
  salesOfDay: number,
  sign: (previous: string, one: JournalTransaction) => string,
) {
  const transactions: JournalTransaction[] = [];
  const events: WithReport[] = [];
  let grand: GrandTotals = { sales: 0, returns: 0 };
  const sold = fc.sample(sale, days * salesOfDay);
  for (let nth = 0; nth < days; nth += 1) {
    const day = new Date(Date.UTC(2026, 9, 1 + nth)).toISOString().slice(0, 10);
    const [first, firstEvent] = [transactions.length, events.length];
    let second = 8 * 3600;
    const written = () => {
      second += 20;
      const time = new Date(second * 1000).toISOString().slice(11, 19);
      return { day, time, user_id: nth % 2 ? 7 : 8, user: nth % 2 ? 'Kari Ås' : 'Ola Bø' };
    };
    const enter = (of: Partial<JournalTransaction>): JournalTransaction => {
      const one: JournalTransaction = {
        ...written(),
        nr: transactions.length + 1,
        kind: 'sale',
        gross: 0,
        net: 0,
        rounding: 0,
        lines: [],
        payments: [],
        of_nr: null,
        reason: '',
        signature: '',
        key_version: 1,
        ...of,
      };
      const previous = transactions.at(-1)?.signature ?? '0';
      const signed = { ...one, signature: sign(previous, one) };
      transactions.push(signed);
      return signed;
    };
    const note = (of: Partial<WithReport>): void => {
      const usual = { transaction_nr: null, text: '', amount: 0, group: '', report: null };
      events.push({ ...written(), nr: events.length + 1, kind: 'copy', ...usual, ...of });
    };
    enter({ kind: 'float', gross: 1000_00, net: 1000_00 });
    for (const one of sold.slice(nth * salesOfDay, (nth + 1) * salesOfDay)) {
      const totals = documentTotals({
        includesVat: true,
        lines: one.lines.map(({ amount, quantity, code, discount }) => ({
          quantity: quantity * 1000,
          unit_price: amount * 100,
          discount_amount: discount,
          vat: { category: 'S', rate: rates[code] },
        })),
      });
      const lines = one.lines.map(({ quantity, code, article, discount }, position) => ({
        position,
        description: `Dekk & felg <${position}>`,
        article,
        group: position % 2 ? 'work' : 'goods',
        quantity: quantity * 1000,
        gross: totals.lines[position]!.net + totals.lines[position]!.vat,
        net: totals.lines[position]!.net,
        vat: totals.lines[position]!.vat,
        vat_code: code,
        vat_rate: rates[code],
        discount,
      }));
      const paying = (gross: number) => {
        const step = one.isCash ? 100 : 1;
        const rounding = { step, direction: 'nearest' as const };
        const settled = settleSale(gross, [{ amount: Math.abs(gross), rounding }]);
        const method = one.isCash ? 'Kontant' : 'Bank Axept & Visa';
        const kind = one.isCash ? ('cash' as const) : ('card' as const);
        const payments = settled.paid.map((amount) => ({
          method_id: one.isCash ? 1 : 2,
          method,
          kind,
          amount,
          handed: null,
          reference: one.isCash ? '' : 'BAX: 568833',
        }));
        return { payments, rounding: settled.rounding };
      };
      if (one.removed) note({ kind: 'line_removed', amount: 16_40, group: 'goods', text: 'Dekk' });
      const { gross, net } = totals;
      const ahead = one.isAhead ? Math.floor(gross / 2) : 0;
      const { payments, rounding } = paying(gross - ahead);
      const advance = {
        method_id: null,
        method: 'Betalt på forhånd',
        kind: 'advance' as const,
        amount: ahead,
        handed: null,
        reference: '',
      };
      const paid = ahead === 0 ? payments : [advance, ...payments];
      const made = enter({ kind: 'sale', gross, net, lines, payments: paid, rounding });
      note({ kind: 'sales_receipt', transaction_nr: made.nr });
      if (one.received !== 0) {
        const amount = one.received;
        const reason = 'Ordre 1042';
        const got = enter({
          kind: 'received',
          gross: amount,
          net: amount,
          reason,
          ...paying(amount),
        });
        const kind = amount < 0 ? ('return_receipt' as const) : ('sales_receipt' as const);
        note({ kind, transaction_nr: got.nr });
      }
      if (one.comesBack > 0) continue;
      const back = lines.map((of) => ({
        ...of,
        quantity: -of.quantity,
        gross: -of.gross,
        net: -of.net,
        vat: -of.vat,
        discount: 0,
      }));
      const returned = { kind: 'return' as const, of_nr: made.nr, reason: 'Feil dimensjon' };
      const taken = enter({
        ...returned,
        gross: -gross,
        net: -net,
        lines: back,
        ...paying(-gross),
      });
      note({ kind: 'return_receipt', transaction_nr: taken.nr });
    }
    const sums = registerSums(
      { transactions: transactions.slice(first), events: events.slice(firstEvent) },
      grand,
    );
    ({ grand } = sums);
    const report = {
      kind: 'z' as const,
      nr: nth + 1,
      last_transaction: transactions.length,
      last_event: events.length,
      sums,
      drawer: null,
    };
    note({ kind: 'z_report', report });
  }
  return { transactions, events };
}
