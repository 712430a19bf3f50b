import { isEan } from '../../kit/rules/ean-rules.ts';
import { ourPrefix, readCode } from '../label-codes.ts';
import { eanIn } from './gs1.ts';
import { otherLayouts } from './keyboard-layouts.ts';

// Which kind of bars it was (ISO/IEC 15424), where a scanner is set to say so; on some keyboards its
// bracket is a dead key or another sign.
const symbology = /^\][A-Za-z][0-9A-Za-z]/;
const garbledSymbology =
  /^[^\p{L}\p{N}]?[A-Za-z]\d(?=(?:TH|TW|LO|MV|OR|BK|CM)\d*[^\p{L}\p{N} ]|(?:TH|TW|LO|MV|OR|BK|CM)\d*[ØÖÆ])/iu;
// What a place is printed with as well: its warehouse.
const asPrinted = /^((?!LO)[A-Z]{2}\d*:|LO\d*:\d+:)[A-Z0-9ÆØÅÄÖ:.-]+$/i;
const chained = /^(TH|TW|LO|MV|OR|BK)(\d+):/i;

/**
 * What a scanner or a camera read, as the rest of the app reads codes: without the scanner's own
 * signs, with the keyboard undone that it is set to, the EAN of a GS1 code, and our codes without
 * their `chain`. One of another chain keeps it, and is none of ours. Where the chain is not known
 * (null), it is not asked for.
 */
export function scannedText(read: string, chain: string | null): string {
  const whole = read.normalize('NFC').trim();
  const bare = whole.replace(symbology, '').replace(garbledSymbology, '');
  const ean = eanIn(bare);
  if (ean !== null) return ean;
  const text = /^0\d{13}$/.test(bare) && isEan(bare) ? bare.slice(1) : bare;
  const direct = codeIn(text, chain);
  if (direct !== null) return direct;
  const undone = otherLayouts(text).filter((one) =>
    asPrinted.test(one.slice(one.indexOf('#') + 1)),
  );
  const meant = new Set(undone.flatMap((one) => codeIn(one, chain)?.toUpperCase() ?? []));
  const [only, ...others] = meant;
  return only !== undefined && others.length === 0 ? only : text;
}

/** Whether it can be nothing but a code, though nothing ended it. */
export function isWholeCode(read: string, chain: string | null): boolean {
  const text = scannedText(read, chain);
  return codeIn(text, chain) !== null || isEan(text);
}

/** One of the codes that we print, without the chain where it is ours; null where it is none. */
function codeIn(text: string, chain: string | null): string | null {
  const begins = text.lastIndexOf('#') + 1;
  const own = text.slice(begins);
  const [prefix = '', kind = '', of = ''] = chained.exec(own) ?? [];
  const bare = prefix === '' ? own : `${kind}:${own.slice(prefix.length)}`;
  if (!ourPrefix.test(bare) || readCode(text.slice(0, begins) + bare).kind === 'unknown')
    return null;
  return prefix === '' || chain === null || of === chain ? bare : own;
}
