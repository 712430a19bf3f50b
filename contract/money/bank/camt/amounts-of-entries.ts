import { textAt, type Element } from '../../../kit/xml/element.ts';

/** An amount as an entry says it; minor units. */
export interface SaidAmount {
  readonly minor: number;
  readonly currency: string;
}

/** The amount of an element; undefined where it is none, or finer than a hundredth. */
export function amountOf(element: Element | undefined): SaidAmount | undefined {
  const [, whole = '', part = ''] = /^\+?(\d*)\.?(\d*)$/.exec(element?.text.trim() ?? '') ?? [];
  const currency = element?.attribute('Ccy') ?? '';
  if (whole + part === '' || currency === '' || /[1-9]/.test(part.slice(2))) return undefined;
  const minor = Number(whole + part.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? { minor, currency } : undefined;
}

/** Whether an element adds to an account (1) or takes away from it (-1); undefined where it does not say. */
export function signOf(element: Element): 1 | -1 | undefined {
  const said = textAt(element, 'CdtDbtInd');
  return said === 'CRDT' ? 1 : said === 'DBIT' ? -1 : undefined;
}
