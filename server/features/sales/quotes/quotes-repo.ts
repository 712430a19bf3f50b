import { sql } from 'kysely';
import type { LinkedQuote } from '#contract/sales/quotes/quotes.ts';
import type { AnsweredLine } from '#contract/sales/quotes/quote-fields.ts';
import type { QuoteAnswer } from '#contract/sales/quotes/quote-rules.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';

/** A quote that an address opens, with what its page says. */
export interface StoredQuote {
  readonly id: number;
  readonly version: number;
  readonly number: string;
  readonly state: string;
  readonly includes_vat: boolean;
  /** Whether it is of a private person, who is shown prices with VAT. */
  readonly of_consumer: boolean;
  readonly answer: QuoteAnswer | '';
  readonly answered_at: Date | null;
  readonly answered: readonly AnsweredLine[];
  readonly until: Date;
  readonly licenseplate: string;
  readonly town: string;
  readonly currency: string;
  readonly language: Language | null;
  readonly phone: string;
  readonly email: string;
  readonly lines: readonly Omit<LinkedQuote['lines'][number], 'accepted'>[];
}

/** An order as the customer of its quote may see it; undefined where it was put away, or never sent. */
export async function storedQuote(tx: Tx, id: number): Promise<StoredQuote | undefined> {
  const { rows } = await sql<StoredQuote>`
    select o.id, o.version, o.number, o.state, o.prices_include_vat as includes_vat,
      coalesce(c.type = 'private', false) as of_consumer,
      o.quote_answer as answer, o.quote_answered_at as answered_at, o.quote_lines as answered,
      o.quote_until as until, coalesce(car.licenseplate, '') as licenseplate, s.town, co.currency,
      nullif(c.language, '') as language, coalesce(c.phone, '') as phone,
      coalesce(c.email, '') as email,
      coalesce((select jsonb_agg(jsonb_build_object('key', l.key, 'description', l.description,
          'quantity', l.quantity, 'unit_price', l.unit_price,
          'discount_percent', l.discount_percent, 'vat_category', l.vat_category,
          'vat_rate', l.vat_rate, 'amount', l.amount,
          'from', coalesce(l.added_by -> 'from', '[]'), 'stays', exists (select from auto_products a
            where a.chain_id = o.chain_id and a.id = (l.added_by ->> 'rule')::bigint
              and a.mode = 'self' and a.must_stay and a.archived_at is null
              and not o.left_out @> to_jsonb(a.id))) order by l.position, l.key)
        from order_lines l
        where l.chain_id = o.chain_id and l.document_id = o.id), '[]') as lines
    from orders o
    join sites s on s.chain_id = o.chain_id and s.id = o.site_id
    join companies co on co.chain_id = s.chain_id and co.id = s.company_id
    left join customers c on c.chain_id = o.chain_id and c.id = o.customer_id
    left join cars car on car.chain_id = o.chain_id and car.id = o.car_id
    where o.id = ${id} and o.archived_at is null`.execute(tx);
  return rows[0];
}

/** The addresses that a quote has or had. */
export const quoteLinks = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('links')
    .select(['id', 'code_hash', 'revoked_at'])
    .where('kind', '=', 'quote')
    .where('order_id', '=', orderId)
    .execute();
