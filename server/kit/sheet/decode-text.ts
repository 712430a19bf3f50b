import { UnreadableSheet } from './sheet-limits.ts';

// The upper half of code page 850, which programs of the DOS time still write.
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

// In the order in which they are likely.
const oneByte: readonly ((bytes: Uint8Array) => string)[] = [
  (bytes) => new TextDecoder('windows-1252').decode(bytes),
  (bytes) =>
    Buffer.from(bytes)
      .toString('latin1')
      .replaceAll(/[\u0080-\u00FF]/g, (sign) => dosLetters[sign.charCodeAt(0) - 128]!),
  (bytes) => new TextDecoder('macintosh').decode(bytes),
];

// What stands in Nordic lists; quotation marks and dashes only where no letter follows one.
const usual =
  /[åäöæøÅÄÖÆØéÉèêëüÜáàíóúýñçðþÐÞßšŠžŽ\u00A0°§€£´½²³«»·±×]|(?<=\p{L})’(?=\p{L})|(?<!\p{L})[‘“„’”–—•…](?=\p{L})|[‘’“”„–—•…®™©](?!\p{L})/gu;

const strangeIn = (text: string): number => text.replaceAll(usual, '').replaceAll(ascii, '').length;
const ascii = /\p{ASCII}/gu;

// UTF-8 that was read as Windows-1252 and written again: Ã¥ for å.
const readWrongBefore =
  /Ã[\u0080-\u00BF‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF“”œž™˜¦]|\uFFFD/u;

/**
 * The text of a file in whichever encoding it was written. Throws `UnreadableSheet` with the row whose
 * letters are lost, or belong to none of the encodings that are in use here.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = inSixteenBits(bytes) ?? inUtf8(bytes) ?? inOneByte(bytes);
  const lost = readWrongBefore.exec(text);
  if (lost) throw new UnreadableSheet('letters', rowAt(text, lost.index));
  return text;
}

/** The row of a file in which a sign stands, counted from 1. */
export const rowAt = (text: string, at: number): number =>
  text.slice(0, at).split(/\r\n|\r|\n/).length;

function inSixteenBits(bytes: Uint8Array): string | undefined {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Without a mark: every other byte of Latin letters in UTF-16 is zero.
  if (a !== 0 && b === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0 && b !== 0) return new TextDecoder('utf-16be').decode(bytes);
  return undefined;
}

/** A few broken letters among many sound ones make it no other encoding: they are lost. */
function inUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    const broken = text.split('\uFFFD').length - 1;
    return text.replaceAll(ascii, '').length > 2 * broken ? text : undefined;
  }
}

/** As that encoding in which fewest signs are none that people write here; the first of them where none is better. */
function inOneByte(bytes: Uint8Array): string {
  let [best, fewest] = ['', Infinity];
  for (const decode of oneByte) {
    const text = decode(bytes);
    const strange = strangeIn(text);
    if (strange < fewest) [best, fewest] = [text, strange];
  }
  const written = best.replaceAll(ascii, '').length;
  // Now and then there is a sign from elsewhere; not in every other word.
  if (fewest > 1 && fewest * 2 > written) {
    const at = best.search(/[\u0080-\uffff]/);
    throw new UnreadableSheet('letters', rowAt(best, at));
  }
  return best;
}
