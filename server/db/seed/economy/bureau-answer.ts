/** What a credit bureau of the demo says of a company. */
interface PlayedAnswer {
  readonly rating: string;
  readonly score: number;
  /** In minor units. */
  readonly recommended_limit: number;
  readonly remarks: readonly string[];
  readonly as_of: string;
}

const scale = [
  { rating: 'AAA', from: 90, limit: 500_000_00, remarks: [] },
  { rating: 'AA', from: 65, limit: 250_000_00, remarks: [] },
  { rating: 'A', from: 40, limit: 100_000_00, remarks: ['Lavere egenkapital enn i bransjen.'] },
  { rating: 'B', from: 15, limit: 25_000_00, remarks: ['To betalingsanmerkninger siste år.'] },
  {
    rating: 'C',
    from: 0,
    limit: 0,
    remarks: ['Fem betalingsanmerkninger siste år.', 'Revisor har tatt forbehold.'],
  },
] as const;

/** What the credit bureau of the demo says of a number on a day: the same each time. */
export function bureauAnswer(number: string, as_of: string): PlayedAnswer {
  const score = [...number].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 101, 7);
  const { rating, limit, remarks } = scale.find(({ from }) => score >= from)!;
  return { rating, score, recommended_limit: limit, remarks, as_of };
}
