import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

const atOnce = 20_000;

/** Puts so many customers into a chain: every eighth is a Kari, every hundredth is blocked, every five hundredth has a tag. */
export async function makeManyCustomers(
  db: Database,
  chainId: number,
  count: number,
): Promise<void> {
  for (let from = 1; from <= count; from += atOnce) {
    const to = Math.min(from + atOnce - 1, count);
    await db.transaction('system', (tx) =>
      sql`insert into customers (chain_id, number, name, phone, email, city, type, blocked, follow_up, tags)
        select ${chainId}, n::text,
          (array['Kari','Ola','Åse','Øystein','Ærlig','Nils','Liv','Per'])[1 + n % 8] || ' ' ||
            (array['Hansen','Ødegård','Berg','Lund','Åsen','Nilsen','Moen'])[1 + n * 7919 % 7] || chr(97 + n % 26),
          '+47 4' || lpad((n * 7919 % 10000000)::text, 7, '0'), 'mail' || n || '@post.example',
          (array['Oslo','Bergen','Trondheim','Tromsø'])[1 + n % 4],
          case when n % 12 = 0 then 'company' else 'private' end, n % 100 = 0,
          case when n % 3 = 0 then date '2026-01-01' + n % 700 end,
          case when n % 500 = 0 then '{VIP}'::text[] else '{}' end
        from generate_series(${from}::int, ${to}::int) n`.execute(tx),
    );
  }
}
