// Signs 128 to 255 of code page 858, which receipt printers have as their nineteenth.
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²■\u{A0}';

const numbers = new Map([...upperHalf].map((sign, at) => [sign, 128 + at]));

// What is written alike, of signs that the code page has not.
const alike: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '’': "'",
  '‘': "'",
  '”': '"',
  '“': '"',
  '…': '...',
  '\u{202F}': ' ',
  '\u{2009}': ' ',
};

/**
 * A text in the signs of a receipt printer (code page 858), each of one byte: a letter with a mark that
 * it lacks loses the mark, and what it has nothing like is a question mark. None of it is an order to
 * the printer: signs of control are left out.
 */
export const inPrinterSigns = (text: string): string =>
  [...text.normalize('NFC').replaceAll(/\p{Cc}/gu, '')].map(printable).join('');

function printable(sign: string): string {
  if (isPrintable(sign)) return sign;
  const like = alike[sign] ?? sign.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
  return [...like].every(isPrintable) ? like : '?';
}

const isPrintable = (sign: string): boolean => numbers.has(sign) || /^[\u{20}-\u{7E}]$/u.test(sign);

/** The bytes of a text that has a printer's signs alone. */
export const printerBytes = (text: string): number[] =>
  [...text].map((sign) => numbers.get(sign) ?? sign.charCodeAt(0));
