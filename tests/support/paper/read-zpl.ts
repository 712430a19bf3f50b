/** What a label printer was told to draw, in dots. */
export type ZplField =
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly text: string;
    }
  | {
      readonly kind: 'qr';
      readonly x: number;
      readonly y: number;
      readonly module: number;
      readonly text: string;
    }
  | {
      readonly kind: 'bars';
      readonly x: number;
      readonly y: number;
      readonly module: number;
      readonly height: number;
      readonly text: string;
    }
  | {
      readonly kind: 'picture';
      readonly x: number;
      readonly y: number;
      /** Of dots, of which each is dark or not. */
      readonly rows: readonly string[];
      /** Nobody can read it but by looking. */
      readonly text: '';
    };

export interface ZplLabel {
  readonly width: number;
  readonly height: number;
  readonly fields: readonly ZplField[];
}

// Bounds by Zebra's ZPL II Programming Guide, of each command that we use.
const whole = (text: string, from: number, to: number): number => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < from || number > to)
    throw new Error(`${text} is not from ${from} to ${to}`);
  return number;
};
const position = (text: string) => {
  const [x = '', y = '', ...more] = text.split(',');
  if (more.length > 0) throw new Error(`Too much said of a position: ${text}`);
  return { x: whole(x, 0, 32_000), y: whole(y, 0, 32_000) };
};

/**
 * Reads labels in the language of label printers as a printer would: command by command. Throws at
 * what no printer takes: an unknown command, a value out of its bounds, letters whose encoding was not said, data
 * that is too long or not ended.
 */
export function readZpl(sent: string): ZplLabel[] {
  const labels: ZplLabel[] = [];
  let label: { width: number; height: number; fields: ZplField[]; utf8: boolean } | undefined;
  let field: {
    x?: number;
    y?: number;
    by?: 'FT' | 'FO';
    font?: number;
    qr?: number;
    bars?: number;
    hex?: boolean;
    text?: string;
    rows?: string[];
  } = {};
  let module = 2;
  const [before = '', ...commands] = sent.split(/\^(?=[A-Z])/);
  if (before.trim() !== '') throw new Error(`Before the first command stands ${before}`);
  if (/~/.test(sent)) throw new Error('A tilde would be a command of its own');

  for (const command of commands) {
    const [, name = '', args = ''] =
      /^(A0|XA|XZ|CI|PW|LL|FO|FT|FH|FD|FS|BQ|BY|BC|GF)([^]*)$/.exec(command.replace(/\n+$/, '')) ??
      [];
    if (name === 'XA') {
      if (label) throw new Error('A label begins in another');
      label = { width: 0, height: 0, fields: [], utf8: false };
      continue;
    }
    if (!label) throw new Error(`Outside of a label: ${command}`);
    switch (name) {
      case 'CI':
        label.utf8 = whole(args, 0, 36) === 28;
        break;
      case 'PW':
        label.width = whole(args, 2, 32_000);
        break;
      case 'LL':
        label.height = whole(args, 1, 32_000);
        break;
      case 'FO':
      case 'FT':
        if (field.text !== undefined) throw new Error('A field is not ended');
        field = { ...position(args), by: name };
        break;
      case 'A0': {
        const [turn, high = '', wide = ''] = args.split(',');
        if (turn !== 'N' || high !== wide) throw new Error(`Letters that are turned: ${args}`);
        field.font = whole(high, 10, 32_000);
        break;
      }
      case 'BQ': {
        const [turn, model, wide = ''] = args.split(',');
        if (turn !== 'N' || model !== '2') throw new Error(`A QR code of another kind: ${args}`);
        field.qr = whole(wide, 1, 10);
        break;
      }
      case 'BY':
        module = whole(args, 1, 10);
        break;
      case 'BC': {
        const [turn, high = '', ...how] = args.split(',');
        if (turn !== 'N' || how.join() !== 'N,N,N,A')
          throw new Error(`Bars of another kind: ${args}`);
        field.bars = whole(high, 1, 32_000);
        break;
      }
      case 'FH':
        if (args !== '') throw new Error(`Numbers of letters begin with another sign: ${args}`);
        field.hex = true;
        break;
      case 'FD': {
        if (new TextEncoder().encode(args).length > 3072) throw new Error('Too long for a field');
        if (!label.utf8 && /[^ -~]/.test(args)) throw new Error(`Of no encoding: ${args}`);
        field.text = field.hex
          ? args.replaceAll(/_([0-9A-F]{2})/g, (_, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            )
          : args;
        break;
      }
      case 'GF':
        field.rows = readPicture(args);
        break;
      case 'FS':
        if (args.trim() !== '') throw new Error(`Between fields stands ${args}`);
        label.fields.push(ended());
        field = {};
        break;
      case 'XZ':
        if (Object.keys(field).length > 0) throw new Error('A field is not ended');
        labels.push({ width: label.width, height: label.height, fields: label.fields });
        label = undefined;
        break;
      default:
        throw new Error(`No command of ours: ${command}`);
    }
  }
  if (label) throw new Error('A label is not ended');
  return labels;

  function ended(): ZplField {
    const { x, y, by, font, qr, bars, text, rows } = field;
    if (rows && x !== undefined && y !== undefined)
      return { kind: 'picture', x, y, rows, text: '' };
    if (x === undefined || y === undefined || text === undefined)
      throw new Error('A field without a place or data');
    if (qr !== undefined) {
      if (by !== 'FO' || !text.startsWith('MA,')) throw new Error(`No data of a QR code: ${text}`);
      return { kind: 'qr', x, y, module: qr, text: text.slice(3) };
    }
    if (bars !== undefined) {
      if (by !== 'FO' || !/^[ -~]{1,80}$/.test(text)) throw new Error(`No Code 128: ${text}`);
      return { kind: 'bars', x, y, module, height: bars, text };
    }
    if (font === undefined || by !== 'FT') throw new Error(`Letters of no font: ${text}`);
    return { kind: 'text', x, y, size: font, text };
  }
}

/** The dots of a picture that was sent in hexadecimal digits, shortened as printers know it. */
function readPicture(args: string): string[] {
  const [, bytes = '', all = '', across = '', data = ''] =
    /^A,(\d+),(\d+),(\d+),([^]*)$/.exec(args) ?? [];
  const digits = whole(across, 1, 32_000) * 2;
  const rows: string[] = [];
  let row = '';
  for (const [, times = '', sign = ''] of data.matchAll(/([G-Yg-z]*)([0-9A-F,:])/g)) {
    const count = [...times].reduce((sum, one) => sum + timesOf(one), 0) || 1;
    if (sign === ':' && row === '') row = rows.at(-1) ?? '';
    else if (sign === ',') row = row.padEnd(digits, '0');
    else row += sign.repeat(count);
    if (row.length > digits) throw new Error(`A row of a picture that is too long: ${row.length}`);
    if (row.length === digits) {
      rows.push(row);
      row = '';
    }
  }
  if (row !== '' || bytes !== all || (rows.length * digits) / 2 !== Number(bytes))
    throw new Error(`A picture of ${bytes} bytes has ${(rows.length * digits) / 2}`);
  return rows.map((hex) =>
    [...hex].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join(''),
  );
}

const timesOf = (letter: string): number =>
  letter >= 'g' ? (letter.charCodeAt(0) - 102) * 20 : letter.charCodeAt(0) - 70;
