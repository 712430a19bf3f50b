import type * as z from 'zod/mini';
import type { Standing } from '#contract/economy/payment-links/payment-states.ts';
import type { Given } from '#contract/economy/payment-links/refund-rules.ts';
import { askExternal, ExternalError } from '#server/kit/external.ts';

/** A payment as its provider is asked for it; `amount` in minor units. */
export interface PaymentToBegin {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  /** What the payer reads that it is for. */
  readonly description: string;
  /** Where the payer comes back to. */
  readonly returnUrl: string;
}

/** A payment that was begun, by what both know it. */
export type BegunPayment = Pick<PaymentToBegin, 'reference' | 'currency'> & {
  readonly external_id: string;
};

/** Where a provider calls back, and what it proves itself by there. */
export interface Callback {
  readonly url: string;
  readonly authorization: string;
}

/** Somebody who takes payments for us. What they do throws `ExternalError`; none of it belongs inside a transaction. */
export interface Provider {
  /** Tries our keys. Answers by which secret call-backs are signed; '' where they say `authorization`. */
  readonly connect: () => Promise<string>;
  /** Has a payment wait for its payer; answers by what it is known there, and where it is paid. */
  readonly begin: (payment: PaymentToBegin) => Promise<{ external_id: string; url: string }>;
  /** How a payment stands; null where it is not known there. */
  readonly standing: (payment: BegunPayment) => Promise<Standing | null>;
  /** Takes what is held for us, once however often it is asked; in minor units. */
  readonly take: (payment: BegunPayment, amount: number) => Promise<void>;
  /** Has nothing come any more of a payment of which nothing was taken; throws where something was. */
  readonly cancel: (payment: BegunPayment) => Promise<void>;
  /** Gives a part of what was taken back, once for each key (`once`), in minor units; answers by what it is known there, '' where by nothing of its own. */
  readonly refund: (payment: BegunPayment, amount: number, once: string) => Promise<string>;
  /** What was taken by a payment and given back of it; null where it is not known there. */
  readonly given: (payment: BegunPayment) => Promise<Given | null>;
}

/** Where a provider is. The one that is played here may be in our own network. */
export interface ProviderAddress {
  readonly base: string;
  readonly trusted: boolean;
}

/** Asks a provider, and reads its answer by its published form. Null where it answers 404. */
export async function askProvider<T>(
  { base: address, trusted }: ProviderAddress,
  path: string,
  headers: Record<string, string>,
  shape: z.ZodMiniType<T>,
  sent?: object,
  method?: 'PUT',
): Promise<T | null> {
  const answer = await askExternal(
    { address, trusted, withinMs: 10_000 },
    path,
    () => headers,
    sent,
    method,
  );
  if (answer === null) return null;
  const read = shape.safeParse(answer);
  if (!read.success) throw new ExternalError('it answered something else');
  return read.data;
}

/** The address of a page at which somebody pays. Throws where it is none. */
export function payPage(url: string, { trusted }: ProviderAddress): string {
  const page = URL.parse(url);
  if (page?.protocol === 'https:' || (trusted && page?.protocol === 'http:')) return page.href;
  throw new ExternalError('it answered no address of a page');
}
