import type { ErrorTable } from '../../kit/errors.ts';
import { date, notes, number, quantity, reference, text } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { warehouses } from '../../hotel/storage-places/storage-places.ts';
import { products } from '../products/products.ts';

const most = 999_999_999_999;
const inStock = { readOnly: true, list: true } as const;
const kept = { from: -most, to: most, digits: 3 } as const;
const limits = { from: 0, to: 999_999_999, digits: 3 } as const;
const ofWhat = { required: true, list: true, filter: true } as const;

/** How much of a product stands in a warehouse, as the ledger of movements keeps it; by hand one says where it stands. */
export const stockLevels = resource('stock-levels', {
  feature: 'stock-levels',
  path: '/v4/site/stock-levels',
  of: 'site',
  read: 'stock.read',
  write: 'stock.work',
  title: 'name',
  sort: 'name:asc',
  keys: [['product_id', 'warehouse_id']],
  guards: { archive: { needs: { 'stock-levels.not_empty': ({ on_hand }) => on_hand === 0 } } },
  fields: {
    /** That of the product. */
    name: text(120, { readOnly: true, list: true, sort: true, search: true }),
    product_id: reference((): Resource => products, { required: true, filter: true }),
    warehouse_id: reference((): Resource => warehouses, ofWhat),
    /** Where in the warehouse it stands. */
    shelf: text(40, { list: true, search: true, hint: true }),
    on_hand: number(kept, { ...inStock, sort: true, filter: true }),
    reserved: number(kept, { ...inStock, counted: true }),
    available: number(kept, { ...inStock, counted: true }),
    /** Ordered by refills or sent by other sites, and not here yet. */
    incoming: number(kept, { ...inStock, counted: true }),
    /** How much has to stand there, and up to how much it is filled. */
    min_quantity: number(limits, { hint: true }),
    max_quantity: number(limits, { hint: true }),
    last_in: date({ ...inStock, sort: true }),
    last_out: date({ ...inStock, sort: true, filter: true }),
  },
});

/** What is kept for somebody, until a day: it ends by itself, or is put away. */
export const stockReservations = resource('stock-reservations', {
  feature: 'stock-levels',
  path: '/v4/site/stock-reservations',
  of: 'site',
  read: 'stock.read',
  write: 'stock.work',
  title: 'held_for',
  sort: 'held_until:asc',
  fields: {
    /** A customer, or the number of a document. */
    held_for: text(80, { required: true, list: true, search: true, hint: true }),
    product_id: reference((): Resource => products, ofWhat),
    warehouse_id: reference((): Resource => warehouses, ofWhat),
    quantity: quantity({ required: true, list: true }),
    /** The last day that it is kept. */
    held_until: date({ required: true, list: true, sort: true, filter: true }),
    note: notes({}, 1000),
  },
});

export const stockLevelsErrors = {
  'stock-levels.not_empty': 409,
  'stock-levels.not_there': 409,
  'stock-levels.below_zero': 409,
  'stock-levels.reserved': 409,
  'stock-levels.not_available': 409,
  'stock-levels.no_difference': 422,
  'stock-levels.moved_meanwhile': 409,
  'stock-levels.needs_approval': 403,
  'stock-levels.taken_back': 409,
  'stock-levels.of_transfer': 409,
  'stock-levels.not_stocked': 422,
} as const satisfies ErrorTable;
