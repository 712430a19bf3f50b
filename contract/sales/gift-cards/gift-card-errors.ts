import type { ErrorTable } from '../../kit/errors.ts';

export const giftCardsErrors = {
  /** No card of the company, whatever else it may be. */
  'gift-cards.unknown': 404,
  'gift-cards.too_many': 429,
  'gift-cards.expired': 409,
  'gift-cards.not_enough': 409,
  'gift-cards.needs_number': 422,
  'gift-cards.no_coins': 422,
  /** No payment method of the kind gift card: nobody would know what is owed. */
  'gift-cards.no_method': 409,
  'gift-cards.back_to_card': 409,
  'gift-cards.used_since': 409,
  'gift-cards.has_left': 409,
  'gift-cards.touched': 409,
} as const satisfies ErrorTable;

/** Why nothing is paid by a gift card. */
export const giftCardRefusals = [
  'gift-cards.needs_number',
  'gift-cards.unknown',
  'gift-cards.too_many',
  'gift-cards.expired',
  'gift-cards.not_enough',
] as const;
