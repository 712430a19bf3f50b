import { ourPrefix, readCode, whyUnread, type Code } from '../hotel/label-codes.ts';
import { plateKey } from '../kit/rules/plate-rules.ts';
import { phoneKey } from '../kit/rules/same-text.ts';

/** What may be asked for: without a prefix anything about a car or a customer, else one thing. */
export const searchKinds = [
  'any',
  'plate_part',
  'external_customer',
  'order',
  'supplier_order',
  'booking_ticket',
  'tyre_hotel',
  'position',
  'product',
  'move',
  'article',
  'invoice',
  'external_invoice',
  'receipt',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What somebody looks for without a prefix, in the order in which it is tried. */
export type AnyGuess =
  | 'plate'
  | 'customer_name'
  | 'customer_email'
  | 'customer_phone'
  | 'customer_number';

/** Why a search cannot be made: nothing was typed, the kind wants digits or two parts, it is too long, or the label of another chain. */
export type SearchProblem = 'empty' | 'digits' | 'two_parts' | 'too_long' | 'other_chain';

/** A search as it was understood. `parts` are the location and position, or the register and receipt, of what has two. */
export interface Understood {
  readonly kind: SearchKind;
  /** As typed and shown: `o:`; null without one. */
  readonly prefix: string | null;
  readonly text: string;
  readonly parts?: readonly [string, string];
  /** Only for `any`. */
  readonly guesses: readonly AnyGuess[];
  readonly problem: SearchProblem | null;
}

type Shape = 'text' | 'digits' | 'two_parts';

const prefixes: Readonly<Record<string, { kind: SearchKind; shape: Shape }>> = {
  c: { kind: 'plate_part', shape: 'text' },
  i: { kind: 'external_customer', shape: 'text' },
  o: { kind: 'order', shape: 'digits' },
  so: { kind: 'supplier_order', shape: 'text' },
  b: { kind: 'booking_ticket', shape: 'text' },
  f: { kind: 'tyre_hotel', shape: 'digits' },
  pos: { kind: 'position', shape: 'two_parts' },
  p: { kind: 'product', shape: 'text' },
  m: { kind: 'move', shape: 'digits' },
  op: { kind: 'article', shape: 'text' },
  a: { kind: 'invoice', shape: 'digits' },
  e: { kind: 'external_invoice', shape: 'text' },
  r: { kind: 'receipt', shape: 'two_parts' },
};

/** The sixteen ways to search, as they are offered: what a person types, and the key of the words that say what it finds. */
export const searchHints = [
  { example: 'EL12345', finds: 'plate' },
  { example: 'c:', finds: 'plate_part' },
  { example: 'Kari Nilsen', finds: 'customer' },
  { example: '1024', finds: 'customer_number' },
  { example: 'i:', finds: 'external_customer' },
  { example: 'o:', finds: 'order' },
  { example: 'so:', finds: 'supplier_order' },
  { example: 'b:', finds: 'booking_ticket' },
  { example: 'f:', finds: 'tyre_hotel' },
  { example: 'pos:', finds: 'position' },
  { example: 'p:', finds: 'product' },
  { example: 'm:', finds: 'move' },
  { example: 'op:', finds: 'article' },
  { example: 'a:', finds: 'invoice' },
  { example: 'e:', finds: 'external_invoice' },
  { example: 'r:', finds: 'receipt' },
] as const;

/** No plate, name or number is longer. */
export const longestSearch = 100;

/**
 * Reads what somebody typed or scanned into the search box. A prefix that is none of ours is part
 * of the text; nothing that is typed makes it throw. The code of a label (`TH:4711`) is a search for
 * what it says; its chain is compared before (`scannedText`).
 */
export function understand(typed: string): Understood {
  const clean = cleaned(typed);
  const ofLabel =
    ourPrefix.test(clean.slice(clean.lastIndexOf('#') + 1)) && codeSearch(readCode(clean));
  if (ofLabel) return understand(ofLabel);
  const [, name = '', rest = ''] = /^([a-z]{1,3})\s*:(.*)$/i.exec(clean) ?? [];
  const known = Object.hasOwn(prefixes, name.toLowerCase()) && prefixes[name.toLowerCase()];
  if (!known) {
    const guesses = guessesOf(clean);
    const problem =
      whyUnread(clean.toUpperCase()) === 'other_chain' ? 'other_chain' : generalProblem(clean);
    return { kind: 'any', prefix: null, text: clean, guesses, problem };
  }
  const text = rest.trim();
  const parts = known.shape === 'two_parts' ? partsOf(text) : null;
  return {
    kind: known.kind,
    prefix: `${name.toLowerCase()}:`,
    text,
    ...(parts && { parts }),
    guesses: [],
    problem: generalProblem(text) ?? problemOf(known.shape, text, parts),
  };
}

/** The search for what the code of a label says; null where it says nothing that is searched for by a prefix. */
export function codeSearch(code: Code): string | null {
  switch (code.kind) {
    case 'set':
    case 'wheel':
      return `f:${code.set}`;
    case 'place':
      return `pos:${code.store && `${code.store}:`}${code.place}`;
    case 'move':
      return `m:${code.move}`;
    case 'order':
      return `o:${code.order}`;
    case 'booking':
      return `b:${code.ticket}`;
    default:
      return null;
  }
}

// Controls and halves of letters come from broken scanners and from people who try things.
const cleaned = (typed: string): string =>
  typed
    .toWellFormed()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\ufffd\s]+/gu, ' ')
    .trim();

function generalProblem(text: string): SearchProblem | null {
  if (text === '') return 'empty';
  return text.length > longestSearch ? 'too_long' : null;
}

function problemOf(
  shape: Shape,
  text: string,
  parts: readonly [string, string] | null,
): SearchProblem | null {
  // More digits than an id can have are as wrong as letters.
  if (shape === 'digits') return /^\d{1,15}$/.test(text) ? null : 'digits';
  return shape === 'two_parts' && !parts ? 'two_parts' : null;
}

/** Location and position, register and receipt: what stands around the first dot, or the first hyphen where there is none. */
function partsOf(text: string): [string, string] | null {
  const at = text.includes('.') ? text.indexOf('.') : text.indexOf('-');
  const first = text.slice(0, at).trim();
  const second = text.slice(at + 1).trim();
  return at > 0 && first && second ? [first, second] : null;
}

function guessesOf(text: string): AnyGuess[] {
  if (text.includes('@')) return ['customer_email'];
  const plate = plateKey(text);
  // Personal plates have as few as two letters; no plate has other signs in it than these.
  const isPlate = /^[\p{L}\d]{2,9}$/u.test(plate) && /^[\p{L}\d .-]+$/u.test(text);
  return [
    ...(isPlate ? (['plate'] as const) : []),
    ...(/\p{L}/u.test(text) ? (['customer_name'] as const) : []),
    ...(/^\d{1,15}$/.test(text) ? (['customer_number'] as const) : []),
    ...(isPhone(text) ? (['customer_phone'] as const) : []),
  ];
}

// Fewer digits are in too many of them.
const fewestOfPhone = 5;

const isPhone = (text: string): boolean =>
  /^[+(]*\d[\d ()/.-]*$/.test(text) && phoneKey(text).length >= fewestOfPhone;

/** Where a customer who was found is shown, below the site: by the server and by the device alike. */
export const customerHitPath = (id: number): string => `${id}/customer/show`;

/** The same of a car: at the counter with its owner, by itself without one. */
export const carHitPath = (car: { readonly id: number; readonly customer_id: number | null }) =>
  car.customer_id === null ? `cars/${car.id}` : `${customerHitPath(car.customer_id)}?car=${car.id}`;
