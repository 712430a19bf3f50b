import type { Context } from '#server/kit/context.ts';

/** Money that changes hands at a site without a sale; in minor units, below zero where it is paid back. */
export interface PaidByHand {
  /** The key of what somebody meant: entered once, however often it is sent. */
  readonly intent: string;
  readonly method_id: number;
  /** What it settles, and what was paid besides for want of coins. */
  readonly amount: number;
  readonly rounding: number;
  readonly reference: string;
  /** What it is paid for. */
  readonly of: { readonly kind: 'order' | 'invoice' | 'gift_card'; readonly number: string };
}

/** Enters in the journal of a cash register what was paid. */
export type EnterPaid = (paid: PaidByHand) => Promise<void>;

/**
 * Opens the journal in which it has to stand what is paid by a method at the caller's site, before
 * anything else is locked; undefined where the site has no cash register for it. Throws where it has
 * several, and nobody knows at which the caller stands.
 */
export type ToRegister = (context: Context, method_id: number) => Promise<EnterPaid | undefined>;
