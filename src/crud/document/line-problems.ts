import type { Line, Lines } from '#contract/kit/document/lines.ts';
import type { CalculatedBy } from '#contract/money/document-lines.ts';
import { columnsOf } from './line-columns.ts';

// As people write an amount of some currency; a krone may be that of the document.
const ofCurrency = /€|£|\$|\b[A-Z]{3}\b/;

/**
 * Why what stands in a field of a line cannot be saved so, as the code of its words; undefined where
 * it can. What was pasted in another currency is no price: nobody has said at which rate.
 */
export function problemOf(
  { fields }: Lines,
  name: string,
  value: unknown,
  by?: CalculatedBy,
): string | undefined {
  const field = fields[name]!;
  if (field.kind === 'money' && typeof value === 'string' && ofCurrency.test(value)) {
    return 'common.mixed_currency';
  }
  const { error } = field.schema.safeParse(value ?? (field.required ? value : field.empty));
  if (error) {
    if (value === null || value === '') return 'fields.required';
    const code = error.issues[0]?.message ?? '';
    return /^fields\.\w+$/.test(code) ? code : 'fields.format';
  }
  // Until the rates are there nobody knows.
  const isWithoutRate = name === 'vat_code' && by && by.rates.length > 0 && !hasRate(by, value);
  return isWithoutRate ? 'vat-codes.no_rate_then' : undefined;
}

const hasRate = ({ rates, day }: CalculatedBy, code: unknown): boolean =>
  rates.some(
    (rate) =>
      rate.code === code &&
      rate.valid_from <= day &&
      !(rate.valid_to !== null && rate.valid_to < day),
  );

/** What is wrong with a line: the fields with the codes of why. */
export const problemsOf = (
  lines: Lines,
  line: Line,
  by?: CalculatedBy,
): readonly (readonly [name: string, code: string])[] =>
  columnsOf(lines).flatMap((name) => {
    const code = problemOf(lines, name, line[name], by);
    return code === undefined ? [] : [[name, code] as const];
  });

/** The key of the words of such a code. */
export const problemKey = (code: string): string =>
  code.startsWith('fields.') ? `common:errors.${code}` : code.replace('.', ':errors.');
