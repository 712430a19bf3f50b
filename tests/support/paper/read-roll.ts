/** A line as a receipt printer put it on paper. `size` and `width` are how many times those of the smallest. */
export interface PrintedLine {
  readonly text: string;
  readonly size: number;
  readonly width: number;
}

/** What came out of a receipt printer. */
export interface PrintedRoll {
  readonly lines: readonly PrintedLine[];
  readonly cuts: number;
  /** How often the drawer was opened. */
  readonly pulses: number;
}

// Of code page 858, what the tests have on paper.
const signs: Readonly<Record<number, string>> = {
  0x84: 'ä',
  0x86: 'å',
  0x8e: 'Ä',
  0x8f: 'Å',
  0x91: 'æ',
  0x92: 'Æ',
  0x94: 'ö',
  0x99: 'Ö',
  0x9b: 'ø',
  0x9d: 'Ø',
  0x82: 'é',
  0xd5: '€',
};

/** Plays a receipt printer (ESC/POS): does what the bytes tell it. Throws at an order that it does not know. */
export function readRoll(bytes: Uint8Array): PrintedRoll {
  const lines: PrintedLine[] = [];
  let [text, size, width, cuts, pulses, codePage] = ['', 1, 1, 0, 0, 0];
  let at = 0;
  const next = () => bytes[at++]!;
  const order = (first: number) => `${first.toString(16)} ${next().toString(16)}`;
  while (at < bytes.length) {
    const byte = next();
    if (byte === 0x0a) {
      lines.push({ text, size, width });
      text = '';
    } else if (byte >= 0x20) {
      const sign = byte < 0x80 ? String.fromCharCode(byte) : signs[byte];
      if (byte >= 0x80 && codePage !== 19) throw new Error('No code page was chosen');
      text += sign ?? '�';
    } else {
      const which = order(byte);
      if (which === '1b 40') size = width = 1;
      else if (which === '1b 74') codePage = next();
      else if (which === '1b 61' || which === '1b 45') next();
      else if (which === '1d 21') {
        const sizes = next();
        size = (sizes & 0x0f) + 1;
        width = (sizes >> 4) + 1;
      } else if (which === '1d 56') {
        next();
        next();
        cuts += 1;
      } else if (which === '1b 70') {
        at += 3;
        pulses += 1;
      } else if (which !== '1c 2e') throw new Error(`No printer knows ${which}`);
    }
  }
  return { lines, cuts, pulses };
}
