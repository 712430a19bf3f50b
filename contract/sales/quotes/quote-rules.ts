/** What a customer answered to a quote. */
export const quoteAnswers = ['accepted', 'partly', 'declined'] as const;
export type QuoteAnswer = (typeof quoteAnswers)[number];

/** The longest line that somebody draws as their name, as letters of its path. */
export const longestSignature = 20_000;

/** What a name drawn by a finger stands in, as an SVG has it. */
export const signatureBox = { width: 300, height: 100 };

/** What a customer answers who wants these of the lines that there are. */
export function answerOf(lines: readonly string[], accepted: ReadonlySet<string>): QuoteAnswer {
  const wanted = lines.filter((key) => accepted.has(key)).length;
  if (wanted === 0) return 'declined';
  return wanted === lines.length ? 'accepted' : 'partly';
}

interface QuotedLine {
  readonly key: string;
  readonly from: readonly string[];
  readonly stays: boolean;
}

/** Whether a line has to be there for others that are chosen: the customer cannot do without it alone. */
export const isBound = (
  { from, stays }: Omit<QuotedLine, 'key'>,
  chosen: ReadonlySet<string>,
): boolean => stays && from.some((key) => chosen.has(key));

/**
 * What is chosen of the lines of a quote, in their order, once the one of a key is turned. What rules
 * added for lines goes with the last of them, as it will leave the order, and comes back with one.
 * What has to be there for lines that are chosen is turned by nobody.
 */
export function turnedLine(
  lines: readonly QuotedLine[],
  chosen: ReadonlySet<string>,
  turned: string,
): ReadonlySet<string> {
  if (chosen.has(turned) && lines.some((line) => line.key === turned && isBound(line, chosen))) {
    return chosen;
  }
  const next = new Set(chosen);
  const back = new Set<string>();
  const add = (key: string) => [next, back].forEach((set) => set.add(key));
  if (!next.delete(turned)) add(turned);
  for (const { key, from } of lines) {
    if (from.length > 0 && !from.some((one) => next.has(one))) next.delete(key);
    else if (from.some((one) => back.has(one))) add(key);
  }
  return next;
}

type Values = Readonly<Record<string, unknown>>;

/** Why two orders cannot become one: a customer may answer what they were sent, and has to accept the rest first. */
export function quotesApart(one: Values, other: Values): `orders.${string}` | undefined {
  const both = [one, other];
  const quotes = both.filter(({ state }) => state === 'quote');
  if (quotes.some(({ quote_sent_at: sent }) => sent !== null)) return 'orders.quote_sent';
  const isOffered = ({ state }: Values) => state === 'quote' || state === 'draft';
  return quotes.length > 0 && !both.every(isOffered) ? 'orders.quote_open' : undefined;
}
