// A number of a card has 12 to 19 digits; two of a line may stand apart by a space or a dash.
const cardNumber = /\d(?:[ -]?\d){7,18}/g;

/**
 * A text of a card terminal without the numbers of cards in it: of each the last four digits are left.
 * Agents do it before anything leaves the site, and the server once more.
 */
export const maskedNumbers = (text: string): string =>
  text.replaceAll(cardNumber, (digits) =>
    digits.replaceAll(/\D/g, '').length < 12 ? digits : `**** ${digits.slice(-4)}`,
  );
