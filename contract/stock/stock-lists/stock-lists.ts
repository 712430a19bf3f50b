import * as z from 'zod/mini';
import type { ErrorTable } from '../../kit/errors.ts';
import {
  date,
  notes,
  plate,
  quantity,
  reference,
  structure,
  text,
  yesNo,
} from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { warehouses } from '../../hotel/storage-places/storage-places.ts';
import { products } from '../products/products.ts';

const own = {
  feature: 'stock-lists',
  of: 'site',
  read: 'stock.read',
  write: 'stock.work',
} as const;
const matched: Record<string, string> = {};

/** How a third-party warehouse writes the list of what stands there, and which warehouse of ours it is. */
export const stockListProfiles = resource('stock-list-profiles', {
  ...own,
  path: '/v4/site/stock-list-profiles',
  title: 'name',
  sort: 'name:asc',
  fields: {
    name: text(60, { required: true, list: true, sort: true, search: true, hint: true }),
    warehouse_id: reference((): Resource => warehouses, {
      required: true,
      list: true,
      filter: true,
      hint: true,
    }),
    /** What a list no longer has is gone. */
    is_whole: yesNo({ list: true, default: true, hint: true }),
    /** The field of each heading, as somebody matched them last. */
    matched: structure(z.record(z.string(), z.string()), matched, { readOnly: true }),
    note: notes({}, 500),
  },
  sections: { what: ['name', 'warehouse_id', 'is_whole', 'note'] },
});

/** What a third-party warehouse says that stands there. By whichever way a line changes, the stock of the warehouse follows, by a count in the ledger. */
export const stockListLines = resource('stock-list-lines', {
  ...own,
  path: '/v4/site/stock-list-lines',
  title: 'article',
  sort: 'article:asc',
  keys: [['article', 'position', 'licenseplate', 'vin', 'profile_id']],
  fields: {
    profile_id: reference((): Resource => stockListProfiles, {
      required: true,
      list: true,
      filter: true,
    }),
    /** As they call it: a number, an EAN or the article of a supplier. */
    article: text(40, { required: true, list: true, sort: true, search: true, hint: true }),
    product_id: reference((): Resource => products, { readOnly: true, list: true, filter: true }),
    quantity: quantity({ required: true, list: true }),
    licenseplate: plate({ list: true, search: true }),
    vin: text(20, { list: true, search: true }),
    /** The pallet, or the place that it stands at. */
    position: text(40, { list: true, sort: true, search: true }),
    arrived_on: date({ list: true, sort: true }),
  },
  sections: {
    what: ['profile_id', 'article', 'product_id', 'quantity'],
    where: ['position', 'arrived_on', 'licenseplate', 'vin'],
  },
});

export const stockListsErrors = {
  'stock-lists.has_lines': 409,
} as const satisfies ErrorTable;
