// What stands at 0x80 and above in code page 437, the one of the first PCs, which SIE calls PC8.
const high =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';
const codes = new Map([...high].map((letter, at) => [letter, 0x80 + at]));
// Letters that it lacks and that can be written without.
const instead: Readonly<Record<string, string>> = { ø: 'o', Ø: 'O', '–': '-', '’': "'", '”': '"' };

/** A text in code page 437. What that lacks is written without its marks, or as a question mark. */
export function toCp437(text: string): Uint8Array {
  return Uint8Array.from([...text.normalize('NFC')].map(codeOf));
}

function codeOf(letter: string): number {
  const code = letter.codePointAt(0)!;
  if (code < 0x80) return code;
  const known = codes.get(letter);
  if (known !== undefined) return known;
  const plain = instead[letter] ?? letter.normalize('NFD')[0]!;
  return plain.codePointAt(0)! < 0x80 ? plain.codePointAt(0)! : 0x3f;
}
