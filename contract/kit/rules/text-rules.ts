// What is typed, pasted or read from a file goes on to labels, mails and files: signs that steer a
// printer, break a header or hide in a name have no place in it.

const spaces = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u115f\u1160\u3164\uffa0\u2800]/gu;
const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/gu;
// Controls, marks of direction, and what takes no room. Between two pictures a joiner makes them one.
const unseen =
  /(?!\n)\p{Cc}|(?!\u200d)\p{Cf}|(?<![\p{Extended_Pictographic}\ufe0f\p{Emoji_Modifier}])\u200d|\u200d(?!\p{Extended_Pictographic})|[\ufdd0-\ufdef\ufffe\uffff]/gu;

const seen = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(lineEnds, '\n')
    .replaceAll(spaces, ' ')
    .replaceAll(unseen, '')
    .normalize('NFC');

/** A text of one line, as it is kept: a name, a number, a reason. */
export const asLine = (text: string): string =>
  seen(text)
    .replaceAll(/ *\n[ \n]*/g, ' ')
    .trim();

/** A text of several lines, as it is kept; each ends alike, whatever wrote it. */
export const asLines = (text: string): string => seen(text).replaceAll(/ +\n/g, '\n').trim();
