import { sql } from 'kysely';
import type { SoldLine } from '#contract/cash/cash-registers/returned-lines.ts';
import type { Tx } from '#server/db/open.ts';

type Sold = SoldLine & {
  readonly product_id: number | null;
  readonly order_line: string | null;
};

/** The lines of a sale, with what of each came back; none where there is no such sale. */
export async function soldLines(tx: Tx, register: number, nr: number): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    select l.position, l.product_id, l.order_line, l.article, l.description, l."group", l.quantity, l.gross, l.net,
      l.vat, l.vat_code, l.vat_rate, l.discount,
      (select json_build_object('quantity', coalesce(-sum(b.quantity), 0),
          'gross', coalesce(-sum(b.gross), 0), 'net', coalesce(-sum(b.net), 0),
          'vat', coalesce(-sum(b.vat), 0))
        from cash_transactions r
        join cash_lines b on b.chain_id = r.chain_id and b.register_id = r.register_id
          and b.nr = r.nr and b.of_position = l.position
        where r.chain_id = t.chain_id and r.register_id = t.register_id and r.of_nr = t.nr)
        as returned
    from cash_transactions t
    join cash_lines l on l.chain_id = t.chain_id and l.register_id = t.register_id and l.nr = t.nr
    where t.chain_id = current_chain() and t.register_id = ${register} and t.nr = ${nr}
      and t.kind = 'sale'
    order by l.position`.execute(tx);
  return rows;
}
