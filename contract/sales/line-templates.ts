import { document } from '../kit/document/document.ts';
import { text, yesNo } from '../kit/fields.ts';
import { ofProduct, saleLineFields } from './sale-lines.ts';

/** Lines that a site sells together, to be added to a document at once: a season swap, an oil change. */
export const lineTemplates = document('line-templates', {
  feature: 'line-templates',
  path: '/v4/site/line-templates',
  of: 'site',
  read: 'orders.read',
  write: 'orders.write',
  prices: 'orders.prices',
  title: 'name',
  sort: 'name:asc',
  fields: {
    name: text(80, { required: true, list: true, sort: true, search: true }),
    prices_include_vat: yesNo({ write: 'orders.prices' }),
  },
  lines: {
    name: 'line-template-lines',
    title: 'description',
    fields: saleLineFields,
    about: ofProduct,
    includesVat: 'prices_include_vat',
  },
  copied: ['name', 'prices_include_vat'],
  sections: { who: ['name'], lines: ['lines'], more: ['prices_include_vat'] },
});
