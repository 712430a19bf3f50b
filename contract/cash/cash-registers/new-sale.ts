import * as z from 'zod/mini';
import { added, type Added } from '../../kit/document/by-rule.ts';
import { linesField, pricedFields } from '../../kit/document/lines-field.ts';
import { money, structure, yesNo } from '../../kit/fields.ts';
import { ofProduct, saleLineFields } from '../../sales/sale-lines.ts';

/** A sale at a cash register while it is typed: lines with VAT, and what they come to. Nothing of it is entered before it is paid. */
export const newSale = {
  // Its lines are those of orders, in their words.
  feature: 'orders',
  name: 'new-sale',
  sharedWords: 'document.head',
  fields: {
    prices_include_vat: yesNo({ default: true }),
    net: money({ readOnly: true }),
    gross: money({ readOnly: true }),
    /** Rules whose lines were left out, by their ids. */
    left_out: structure(z.array(z.int()), [], {}),
    lines: linesField({
      name: 'order-lines',
      title: 'description',
      fields: {
        ...saleLineFields,
        ...pricedFields,
        added_by: structure<Added | null, object>(z.nullable(added), null, {}),
      },
      about: ofProduct,
      byRule: {
        field: 'added_by',
        leftOut: 'left_out',
        leave: 'orders.leave_out',
        load: async () => (await import('../../sales/auto-products/lines-by-rule.ts')).linesByRule,
      },
      includesVat: 'prices_include_vat',
      totals: ['net', 'gross'],
    }),
  },
} as const;
