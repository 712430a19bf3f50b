import { sql } from 'kysely';
import type { NewPayment } from '#contract/cash/cash-registers/sale-parts.ts';
import type { Tx } from '#server/db/open.ts';
import { AppError } from '#server/kit/errors.ts';
import type { NewLine } from './journal/enter-repo.ts';

/** What is sent of a line, as it would stand in the journal. */
export type SentLine = Pick<NewLine, 'quantity'> &
  Partial<Pick<NewLine, 'description' | 'product_id' | 'of_position'>>;

interface Entered {
  readonly gross: number;
  readonly order_id: number | null;
  readonly ahead: number;
  readonly rounding: number;
  readonly lines: readonly NewLine[];
  readonly methods: readonly number[];
}

/**
 * Throws where what is sent once more is not what was entered: its answer was lost, and somebody has
 * changed it since. What was added then would be sold by nobody.
 */
export async function checkSameTrade(
  tx: Tx,
  register: number,
  nr: number,
  {
    sent,
    payments,
  }: {
    sent: readonly SentLine[] | { readonly order_id: number };
    payments: readonly NewPayment[];
  },
): Promise<void> {
  const { rows } = await sql<Entered>`
    select t.gross, t.rounding, t.order_id,
      (select coalesce(sum(p.amount), 0)::bigint from cash_payments p where p.chain_id = t.chain_id
        and p.register_id = t.register_id and p.nr = t.nr and p.kind = 'advance') as ahead,
      (select coalesce(json_agg(l order by l.position), '[]') from cash_lines l
        where l.chain_id = t.chain_id and l.register_id = t.register_id and l.nr = t.nr) as lines,
      (select coalesce(json_agg(p.method_id order by p.position), '[]') from cash_payments p
        where p.chain_id = t.chain_id and p.register_id = t.register_id and p.nr = t.nr
          and p.kind <> 'advance') as methods
    from cash_transactions t
    where t.chain_id = current_chain() and t.register_id = ${register} and t.nr = ${nr}`.execute(
    tx,
  );
  const entered = rows[0]!;
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const isSame =
    ('order_id' in sent ? sent.order_id === entered.order_id : isSameLines(sent, entered.lines)) &&
    payments.length === entered.methods.length &&
    payments.every(({ method_id }, at) => method_id === entered.methods[at]) &&
    // What lacks in coins may have been sent, or not.
    Math.abs(paid - Math.abs(entered.gross - entered.ahead)) <= Math.abs(entered.rounding);
  if (!isSame) throw new AppError('cash-registers.entered', { nr });
}

const isSameLines = (sent: readonly SentLine[], entered: readonly NewLine[]): boolean =>
  sent.length === entered.length &&
  sent.every((line, at) =>
    (Object.keys(line) as (keyof SentLine)[]).every((field) => line[field] === entered[at]![field]),
  );
