import { sql } from 'kysely';
import type { LateRate } from '#contract/economy/reminder-runs/late-interest.ts';
import type { LawLevel } from '#contract/economy/reminder-runs/reminder-law.ts';
import type { Tx } from '#server/db/open.ts';

/** What the law of a country lets a company ask of who pays late. */
export interface Law {
  readonly levels: readonly LawLevel[];
  readonly rates: readonly (LateRate & { readonly compensation: number | null })[];
}

/** The law of a country as it was and is; nothing of one that nobody has written down. */
export async function lawOf(tx: Tx, country: string): Promise<Law> {
  const { rows } = await sql<Law>`
    select
      (select coalesce(json_agg(l order by l.level, l.valid_from), '[]')
        from reminder_levels l where l.country = ${country}) as levels,
      (select coalesce(json_agg(t order by t.valid_from), '[]')
        from late_payment_terms t where t.country = ${country}) as rates`.execute(tx);
  return rows[0]!;
}

/** What a business may ask of another on a day besides interest, in minor units; 0 where it is not known. */
export const compensationOn = ({ rates }: Law, day: string): number =>
  rates.find((rate) => rate.valid_from <= day && rate.valid_to >= day)?.compensation ?? 0;
