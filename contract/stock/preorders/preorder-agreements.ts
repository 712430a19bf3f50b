import { document } from '../../kit/document/document.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import {
  choice,
  date,
  money,
  notes,
  number,
  percent,
  reference,
  text,
  yesNo,
} from '../../kit/fields.ts';
import type { Resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';
import { setSeasons } from '../../hotel/wheel-sets/wheel-sets.ts';
import { matchedProductCalls } from '../products/matched-products.ts';
import { products } from '../products/products.ts';
import { purchaseCostCalls } from './purchase-costs.ts';

export const preordersErrors = {
  'preorders.no_lines': 422,
  'preorders.over_budget': 409,
  'preorders.more_than_agreed': 409,
  'preorders.for_another_site': 409,
  'preorders.no_product': 422,
  'preorders.kept': 409,
} as const satisfies ErrorTable;

type Values = Readonly<Record<string, unknown>>;

const hasLines = { 'preorders.no_lines': ({ line_count }: Values) => Number(line_count) > 0 };
const pieces = { from: 0, to: 999_999_999_999, digits: 3 } as const;
const counted = { readOnly: true, counted: true, list: true } as const;
const atClosing = { readOnly: true } as const;
const settled = ['budget', 'supplier_reference', 'note'] as const;

/** What a company agrees to buy of a supplier in a season, before the season: called off in parts. */
export const preorderAgreements = document('preorder-agreements', {
  feature: 'preorders',
  path: '/v4/site/preorder-agreements',
  of: 'company',
  read: 'preorders.read',
  write: 'preorders.write',
  title: 'number',
  sort: 'agreed_on:desc',
  guards: {
    archive: {
      needs: {
        'preorders.kept': ({ state }) => state === 'draft' || state === 'cancelled',
      },
    },
  },
  fields: {
    number: text(20, { readOnly: true, list: true, sort: true, search: true }),
    supplier: text(60, { required: true, list: true, search: true, hint: true }),
    season: choice(['', ...setSeasons], { list: true, filter: true }),
    /** The day that its VAT is calculated for; the one on which it was made, where nothing is said. */
    agreed_on: date({ sort: true, filter: true, hint: true }),
    /** Until when the supplier's terms hold for who has not answered. */
    deadline: date({ list: true, sort: true, filter: true, hint: true }),
    deliver_from: date({ list: true, sort: true }),
    deliver_to: date({ notBefore: 'deliver_from', list: true }),
    /** What the supplier pays back at the end of the year. */
    bonus_percent: percent({}),
    /** Whether it passes on that its prices fall before something has come (`price-fall-rules.ts`). */
    price_fall: yesNo({ hint: true }),
    budget: money({ hint: true }),
    cancellation_terms: notes({}, 1000),
    /** What the supplier calls it. */
    supplier_reference: text(60, { search: true }),
    state: states(
      {
        draft: 'all',
        sent: [...settled, 'deadline'],
        confirmed: settled,
        active: settled,
        closed: ['note'],
        cancelled: ['note'],
      },
      {
        send: {
          from: ['draft'],
          to: 'sent',
          needs: hasLines,
          draws: 'number',
          warnings: { 'preorders.over_budget': null },
          undo: true,
          usual: true,
        },
        revise: { from: ['sent'], to: 'draft' },
        confirm: { from: ['sent'], to: 'confirmed', undo: true, usual: true },
        activate: { from: ['confirmed'], to: 'active', undo: true, usual: true },
        close: { from: ['active'], to: 'closed', asks: ['closed_because'], undo: true },
        cancel: { from: ['draft', 'sent', 'confirmed'], to: 'cancelled', undo: true },
      },
    ),
    pieces: number(pieces, counted),
    called_off: number(pieces, counted),
    received: number(pieces, counted),
    last_call_off: date({ readOnly: true }),
    closed_because: text(120, atClosing),
    /** What was not called off when it was closed. */
    residual: number(pieces, atClosing),
    residual_value: money(atClosing),
    note: notes({}, 2000),
  },
  lines: {
    name: 'preorder-lines',
    title: 'description',
    fields: {
      /** None where a size or a brand was agreed. */
      product_id: reference((): Resource => products, {}),
      description: text(200, { required: true }),
      deliver_on: date({}),
      /** The site that it is meant for; any where nothing is said. */
      for_site: number({ from: 1, to: Number.MAX_SAFE_INTEGER }, { readOnly: true }),
    },
    about: {
      field: 'product_id',
      matched: () => matchedProductCalls.matched,
      fill: ({ name, vat }) => ({
        values: { description: name },
        unit_price: null,
        vat: String(vat),
      }),
      prices: {
        call: () => purchaseCostCalls.costs,
        queryOf: ({ supplier, agreed_on: day }, ids) => ({
          product_ids: ids.join(','),
          ...(supplier !== '' && { supplier }),
          ...(day != null && { day }),
        }),
      },
    },
    day: 'agreed_on',
  },
  copied: ['supplier', 'season', 'bonus_percent', 'price_fall', 'cancellation_terms', 'note'],
  papers: {
    to: 'supplier',
    kinds: {
      agreement: {
        states: ['sent', 'confirmed', 'active', 'closed'],
        reader: 'customer',
        prices: true,
        facts: [
          'agreed_on',
          'season',
          'deliver_from',
          'deliver_to',
          'deadline',
          'bonus_percent',
          'price_fall',
          'supplier_reference',
        ],
        note: 'cancellation_terms',
        closing: true,
        signatures: ['buyer', 'supplier'],
      },
    },
  },
  sections: {
    who: ['number', 'supplier', 'supplier_reference', 'season', 'agreed_on'],
    terms: ['deadline', 'deliver_from', 'deliver_to', 'bonus_percent', 'price_fall', 'budget'],
    lines: ['lines'],
    more: ['cancellation_terms', 'note', 'closed_because', 'residual', 'residual_value'],
  },
});
