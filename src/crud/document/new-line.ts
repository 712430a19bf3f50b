import { startOf } from '#contract/kit/field.ts';
import type { Line, Lines } from '#contract/kit/document/lines.ts';
import { priceOnLine, vatCodeOf, type CalculatedBy } from '#contract/money/document-lines.ts';
import { step } from './places/moved-line.ts';

/** The position of a line that comes after all others. */
const lastPosition = (lines: readonly Line[]): number =>
  Math.max(0, ...lines.map(({ position }) => position)) + step;

/** A line that says nothing but a text. */
export function textLine({ fields, title }: Lines, text: string, by: CalculatedBy): Line {
  const start = Object.entries(fields).map(([name, field]) => [name, startOf(field)]);
  return {
    ...(Object.fromEntries(start) as object),
    [title]: text,
    vat_code: vatCodeOf(by.rates, 'standard', by.day),
    key: crypto.randomUUID(),
    position: 0,
  };
}

/** A line about a row of another resource, such as a product. */
export function lineAbout(
  lines: Lines,
  row: Readonly<Record<string, unknown>>,
  by: CalculatedBy,
): Line {
  const { field, fill } = lines.about!;
  const { values, unit_price, vat } = fill(row);
  const code = vatCodeOf(by.rates, vat, by.day);
  return {
    ...textLine(lines, '', by),
    ...values,
    [field]: row['id'],
    // Who may not see prices gets it by the server.
    ...('unit_price' in lines.fields && { unit_price: priceOnLine(unit_price ?? 0, code, by) }),
    ...(code && { vat_code: code }),
  };
}

/** The lines with others behind them; what one of them is about already is more of the same. `first` is the key of the first that came or grew. */
export function withMore(
  { about }: Lines,
  lines: readonly Line[],
  more: readonly Line[],
  grow: boolean,
): { readonly lines: readonly Line[]; readonly first: string | undefined } {
  let all = [...lines];
  let first: string | undefined;
  for (const line of more) {
    const known = about && line[about.field] != null && line[about.field];
    const same = grow && known ? all.find((one) => one[about.field] === known) : undefined;
    first ??= (same ?? line).key;
    all = same
      ? all.map((one) => (one === same ? moreOf(one, line) : one))
      : [...all, { ...line, position: lastPosition(all) }];
  }
  return { lines: all, first };
}

const moreOf = (line: Line, { quantity }: Line): Line => ({
  ...line,
  quantity: Number(line['quantity']) + Number(quantity),
});
