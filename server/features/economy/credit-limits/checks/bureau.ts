import * as z from 'zod/mini';
import { mostMoney } from '#contract/kit/most-money.ts';
import { asLine } from '#contract/kit/rules/text-rules.ts';
import { askExternal, ExternalError } from '#server/kit/external.ts';

/** Whom a bureau is asked about. */
export interface BureauQuestion {
  /** By which it knows that it is asked for the same once more. */
  readonly key: string;
  readonly country: string;
  /** As it is compared: `923609016`. */
  readonly org_number: string;
  /** In which it says amounts. */
  readonly currency: string;
}

/** What a bureau says of a company. */
export interface BureauAnswer {
  readonly rating: string;
  readonly score: number | null;
  /** In minor units. */
  readonly recommended_limit: number | null;
  readonly remarks: readonly string[];
  readonly as_of: string;
}

/** A credit bureau, however it is asked: null where it does not know the number. Throws `ExternalError`; never inside a transaction, since it is slow. */
export type CreditBureau = (question: BureauQuestion) => Promise<BureauAnswer | null>;

/** How a bureau is asked. The key stands in no message and no log. */
export interface BureauAccess {
  readonly base: string;
  readonly key: string;
  /** The one that is played here: any other must not lead into a network of ours. */
  readonly trusted: boolean;
}

const line = (most: number) => z.string().check(z.overwrite(asLine), z.maxLength(most));
const answered = z.object({
  rating: line(20).check(z.minLength(1)),
  score: z.nullish(z.int().check(z.gte(0), z.lte(100))),
  recommended_limit: z.nullish(z.int().check(z.gte(0), z.lte(mostMoney))),
  remarks: z._default(z.array(line(300)).check(z.maxLength(50)), []),
  as_of: z.iso.date(),
});
// Said by a status, it would look like an address that leads nowhere.
const unknown = z.object({ known: z.literal(false) });

/** For how long a bureau is waited for. */
export const bureauPatienceMs = 15_000;

/** A bureau by the form of docs/credit-bureau.md. */
export function bureauAt({ base, key: secret, trusted }: BureauAccess): CreditBureau {
  const url = new URL(base);
  url.password = encodeURIComponent(secret);
  return async ({ key, ...sent }) => {
    const answer = await askExternal(
      { address: url.href, trusted, withinMs: bureauPatienceMs },
      '/checks',
      (bearer) => ({ Authorization: `Bearer ${bearer}`, 'Idempotency-Key': key }),
      sent,
    );
    if (answer === null) throw new ExternalError('it answered 404', 404);
    if (unknown.safeParse(answer).success) return null;
    const read = answered.safeParse(answer);
    if (!read.success) throw new ExternalError('it answered something else');
    const { score = null, recommended_limit = null, ...rest } = read.data;
    return { ...rest, score, recommended_limit };
  };
}
