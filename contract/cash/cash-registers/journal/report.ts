import type { EventKind, JournalEvent, JournalTransaction, TransactionKind } from './entries.ts';

/** How often, and how much in minor units. */
export interface Counted {
  readonly count: number;
  readonly amount: number;
}

interface ByUser {
  readonly user_id: number | null;
  readonly user: string;
}

/** What a register has sold and taken back since it was first used; in minor units, both above zero. */
export interface GrandTotals {
  readonly sales: number;
  readonly returns: number;
}

/** The sums of a register since its last Z report, in the order of the authority's `eventReport`. Amounts in minor units, with VAT. */
export interface RegisterSums {
  /** What was sold less what was taken back. */
  readonly cash_sales: number;
  /** How many transactions sold such a thing, less those that took one back. */
  readonly groups: readonly (Counted & { readonly group: string })[];
  readonly user_groups: readonly (Counted & ByUser & { readonly group: string })[];
  readonly methods: readonly (Counted & { readonly method: string })[];
  readonly user_methods: readonly (Counted & ByUser & { readonly method: string })[];
  readonly vat: readonly {
    readonly vat_code: string;
    readonly vat_rate: number;
    readonly net: number;
    readonly vat: number;
  }[];
  readonly float: number;
  readonly receipts: number;
  /** How often the drawer was opened without a sale. */
  readonly drawer_openings: number;
  readonly copies: Counted;
  readonly returns: Counted;
  /** Lines of which something was taken off by hand. */
  readonly discounts: Counted;
  readonly dropped: Counted;
  readonly lines_removed: Counted;
  readonly prices_asked: readonly (Counted & { readonly group: string })[];
  readonly pay_ins: Counted;
  readonly pay_outs: Counted;
  /** What was received without a sale, less what was paid back, by what it was paid. Reports of before there was such a thing say nothing of it. */
  readonly received?: readonly (Counted & { readonly method: string })[];
  readonly differences: Counted;
  readonly grand: GrandTotals;
  /** What lies in the drawer, by all that was entered. */
  readonly in_drawer: number;
}

/**
 * What a register did since its last Z report. `before` is what it sold and took back until then; the
 * entries are all since, in any order.
 */
export function registerSums(
  {
    transactions,
    events,
  }: {
    readonly transactions: readonly JournalTransaction[];
    readonly events: readonly JournalEvent[];
  },
  before: GrandTotals,
): RegisterSums {
  const traded = transactions.filter(({ kind }) => kind === 'sale' || kind === 'return');
  const lines = traded.flatMap((of) => of.lines.map((line) => ({ ...line, ...signOf(of), of })));
  const paid = traded.flatMap((of) => of.payments.map((one) => ({ ...one, ...signOf(of), of })));
  const received = transactions
    .filter(({ kind }) => kind === 'received')
    .flatMap((of) => of.payments.map((one) => ({ ...one, ...signOf(of), of })));
  const cash_sales = total(traded.map(({ gross }) => gross));
  const sold = total(lines.map(({ gross }) => Math.max(0, gross)));
  const of = (kind: EventKind) => countedOf(events.filter((event) => event.kind === kind));
  const moved = (kind: TransactionKind) =>
    countedOf(
      transactions.filter((one) => one.kind === kind).map(({ gross }) => ({ amount: gross })),
    );
  const { pay_in, pay_out, difference } = {
    pay_in: moved('pay_in'),
    pay_out: moved('pay_out'),
    difference: moved('difference'),
  };
  const float = moved('float').amount;
  const cash = total(
    [...paid, ...received].filter(({ kind }) => kind === 'cash').map(({ amount }) => amount),
  );
  return {
    cash_sales,
    groups: grouped(lines, ({ group }) => ({ group })),
    user_groups: grouped(lines, ({ group, of }) => ({ ...userOf(of), group })),
    methods: grouped(paid, ({ method }) => ({ method })),
    user_methods: grouped(paid, ({ method, of }) => ({ ...userOf(of), method })),
    vat: vatOf(lines),
    float,
    receipts: of('sales_receipt').count,
    drawer_openings: events.filter(isOpenedAlone).length,
    copies: of('copy'),
    returns: {
      count: traded.filter((one) => one.lines.some(({ gross }) => gross < 0)).length,
      amount: sold - cash_sales,
    },
    discounts: countedOf(
      lines.filter(({ discount }) => discount > 0).map(({ discount }) => ({ amount: discount })),
    ),
    dropped: of('dropped'),
    lines_removed: of('line_removed'),
    prices_asked: pricesAsked(events),
    pay_ins: pay_in,
    pay_outs: { count: pay_out.count, amount: 0 - pay_out.amount },
    received: grouped(received, ({ method }) => ({ method })),
    differences: difference,
    grand: { sales: before.sales + sold, returns: before.returns + sold - cash_sales },
    in_drawer: float + cash + pay_in.amount + pay_out.amount + difference.amount,
  };
}

const userOf = ({ user_id, user }: JournalTransaction): ByUser => ({ user_id, user });

const isOpenedAlone = ({ kind, transaction_nr }: JournalEvent): boolean =>
  kind === 'drawer_opened' && transaction_nr === null;

const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

const countedOf = (all: readonly { readonly amount: number }[]): Counted => ({
  count: all.length,
  amount: total(all.map(({ amount }) => amount)),
});

// A transaction that takes back counts against one that sold, as in the authority's example.
const signOf = ({ kind, gross }: JournalTransaction) => ({
  sign: kind === 'return' || (kind === 'received' && gross < 0) ? -1 : 1,
});

/** How many transactions there are of each group, less those that took back, and their amounts; by their names. */
function grouped<
  One extends { readonly sign: number; readonly of: JournalTransaction } & (
    | { readonly gross: number }
    | { readonly amount: number }
  ),
  Key extends Readonly<Record<string, string | number | null>>,
>(all: readonly One[], keyOf: (one: One) => Key): (Key & Counted)[] {
  const groups = Map.groupBy(all, (one) => JSON.stringify(keyOf(one)));
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, some]) => {
      const signs = new Map(some.map(({ of: { nr }, sign }) => [nr, sign]));
      return {
        ...keyOf(some[0]!),
        count: total([...signs.values()]),
        amount: total(some.map((one) => ('gross' in one ? one.gross : one.amount))),
      };
    });
}

function vatOf(lines: readonly JournalTransaction['lines'][number][]): RegisterSums['vat'] {
  const groups = Map.groupBy(lines, ({ vat_code, vat_rate }) => `${vat_code} ${vat_rate}`);
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, some]) => ({
      vat_code: some[0]!.vat_code,
      vat_rate: some[0]!.vat_rate,
      net: total(some.map(({ net }) => net)),
      vat: total(some.map(({ vat }) => vat)),
    }));
}

function pricesAsked(events: readonly JournalEvent[]): RegisterSums['prices_asked'] {
  const asked = Map.groupBy(
    events.filter(({ kind }) => kind === 'price_asked'),
    ({ group }) => group,
  );
  return [...asked]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([group, some]) => ({ group, ...countedOf(some) }));
}
