import { isLuhn } from '../../kit/rules/check-digits.ts';
import { daysAfter } from '../../kit/time/zoned-time.ts';

/** The number of a gift card as it is kept, however it was typed or scanned; undefined where it can be none: cards have 16 digits, the last a check digit. */
export function cardNumber(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d{16}$/.test(digits) && isLuhn(digits) ? digits : undefined;
}

/** The number of a gift card as people read it, in fours. */
export const shownCardNumber = (code: string): string => code.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** A gift card as far as paying by it asks; amounts in minor units. */
export interface PayingCard {
  readonly balance: number;
  /** The last day on which it holds; null where it always does. */
  readonly expires_on: string | null;
}

/** Why nothing of so much is paid by a card on a day (`yyyy-MM-dd`); undefined where it is. */
export function refusedUse(
  { balance, expires_on: last }: PayingCard,
  amount: number,
  today: string,
): 'gift-cards.expired' | 'gift-cards.not_enough' | undefined {
  if (last !== null && last < today) return 'gift-cards.expired';
  return amount > balance ? 'gift-cards.not_enough' : undefined;
}

/** The last day of a card that is sold on a day and holds for so many months: that day of the month, or the month's last; null where it always holds. */
export function lastDayAfter(day: string, months: number | null): string | null {
  if (months === null) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const end = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const last = new Date(Date.UTC(year, month - 1 + months, Math.min(date, end)));
  return last.toISOString().slice(0, 10);
}

// Long enough that a customer comes back with it.
const daysAfterReturn = 90;

/** Until when a card holds that money went back to on a day: a while at least, whatever it was before. */
export function lastDayAfterReturn(last: string | null, today: string): string | null {
  const least = daysAfter(today, daysAfterReturn);
  return last !== null && last < least ? least : last;
}

/** What of an order was paid by a card and not given back to it, in minor units. */
export interface PaidByCard {
  readonly card_id: number;
  readonly amount: number;
}

/** To which cards so much goes back, those that were used last first; undefined where it is more than they paid. */
export function backToCards(paid: readonly PaidByCard[], amount: number): PaidByCard[] | undefined {
  let left = amount;
  const parts = paid.flatMap(({ card_id, amount: most }) => {
    const part = Math.min(left, most);
    left -= part;
    return part > 0 ? [{ card_id, amount: part }] : [];
  });
  return left > 0 ? undefined : parts;
}
