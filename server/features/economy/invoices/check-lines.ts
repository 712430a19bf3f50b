import { AppError } from '#server/kit/errors.ts';
import type { CheckLines } from '#server/kit/document/document-hooks.ts';
import { sourcesOf } from './invoices-repo.ts';

const ordered = ['unit_price', 'discount_percent', 'vat_code', 'vat_rate'] as const;

/**
 * Of a line of an order less can be invoiced, but not at another price, and never more than is left of
 * it. A credit note takes its invoice back as that is.
 */
export const checkInvoiceLines: CheckLines = async ({ db }, { id, kind }, { from, to }) => {
  // A new one has lines of nothing yet.
  if (id === undefined || kind === 'credit') return;
  const sources = new Map((await sourcesOf(db, Number(id))).map((one) => [one.key, one]));
  for (const line of to) {
    const source = sources.get(line.key);
    const was = from.find(({ key }) => key === line.key);
    if (!source || !was) continue;
    const changed = ordered.find((field) => line[field] !== was[field]);
    if (changed) {
      const field = changed === 'vat_rate' ? 'vat_code' : changed;
      throw new AppError(
        'invoices.as_ordered',
        {},
        {
          [`lines.${line.key}.${field}`]: 'fields.unknown',
        },
      );
    }
    if (Number(line['quantity']) > source.most) {
      throw new AppError(
        'invoices.more_than_left',
        { left: source.most / 1000 },
        {
          [`lines.${line.key}.quantity`]: 'fields.quantity',
        },
      );
    }
  }
};
