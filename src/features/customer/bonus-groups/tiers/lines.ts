import type { Tier } from '#contract/customer/bonus-groups/bonus-rules.ts';

/** A tier as it is being written: a text where it is no number yet. */
export interface Line {
  readonly key: string;
  readonly from_amount: number | string | null;
  readonly percent: number | string | null;
}

const most = { amount: 1_000_000_000_00, percent: 100_00 };

export const newLine = (): Line => ({
  key: crypto.randomUUID(),
  from_amount: null,
  percent: null,
});

export const lineOf = (tier: Tier): Line => ({ ...newLine(), ...tier });

const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= limit;

/** Whether a line is a tier. */
export const isWritten = (line: Line): line is Line & Tier =>
  isWithin(line.from_amount, most.amount) && isWithin(line.percent, most.percent);
