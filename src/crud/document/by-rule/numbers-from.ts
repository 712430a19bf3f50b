import { addedOf } from '#contract/kit/document/follow-rules.ts';
import type { Line, Lines } from '#contract/kit/document/lines.ts';

/** The numbers of the lines for which a rule added one, as one reads them; '' of what a person wrote. */
export function numbersFrom({ byRule }: Lines, all: readonly Line[], line: Line): string {
  const { from = [] } = (byRule && addedOf(line, byRule.field)) ?? {};
  return from
    .map((key) => all.findIndex((one) => one.key === key) + 1)
    .filter((nth) => nth > 0)
    .join(', ');
}
