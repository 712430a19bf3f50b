import { textWidth, type Sheet, type SheetPart } from './sheet.ts';

/** A column of a paper; `share` of what is left beside those that hold codes. */
interface Column {
  readonly title: string;
  readonly share: number;
  /** Numbers, which stand below each other by their last digit. */
  readonly end?: boolean;
}

/** What a paper says: the same way for a receipt, a list to fetch by, a manifest and the papers of documents. */
export interface PaperContent {
  /** Who gives it: the workshop, and below it whose that is. */
  readonly from: readonly string[];
  /** The address of a picture that stands above them. */
  readonly logo?: string;
  /** Of what stands out, where it is not black. */
  readonly colour?: string;
  /** Whom it is for, beside the facts. */
  readonly to?: readonly string[];
  readonly title: string;
  /** What the whole paper is of, for a scanner. */
  readonly code?: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly Column[];
  readonly rows: readonly {
    readonly cells: readonly string[];
    /** Stands first in its row as Code 128. */
    readonly code?: string;
    /** Its one cell is what the rows below are of. */
    readonly heads?: true;
  }[];
  /** What the rows come to, at the right; the last is what it all comes to. They stand on one page. */
  readonly totals?: readonly (readonly [name: string, value: string])[];
  /** What is said below, a paragraph each. */
  readonly closing: readonly string[];
  /** Who signs: a line for each. */
  readonly signatures: readonly string[];
  readonly foot: (page: number, pages: number) => string;
}

const a4 = { width: 210, height: 297 };
const margin = 15;
const inner = a4.width - 2 * margin;
const bottom = a4.height - margin - 8;
const size = 3.4;
const step = 4.6;
const barsWidth = 46;
const barsHeight = 9;
const logoHeight = 14;
const totalsWidth = 80;

/** A paper as pages of A4; what does not fit goes on, below the same names of columns. */
export function pagesOf(content: PaperContent): Sheet[] {
  const pages: SheetPart[][] = [];
  let parts: SheetPart[] = [];
  let y = margin;
  const { colour } = content;
  const stands = colour === undefined ? {} : { colour };
  const hasCodes = content.rows.some(({ code }) => code);
  const columns = columnsOf(content.columns, hasCodes);

  const say = (
    x: number,
    text: string,
    options: Partial<Extract<SheetPart, { kind: 'text' }>> = {},
  ) => {
    const width = inner - (x - margin);
    if (text !== '') parts.push({ kind: 'text', x, y, size, width, text, bold: false, ...options });
  };
  const rule = (x = margin, width = inner, height = 0.25) =>
    parts.push({ kind: 'rule', x, y, width, height, ...stands });
  const begin = () => {
    parts = [];
    pages.push(parts);
    y = margin + 5;
  };
  const need = (height: number, again: () => void = () => undefined) => {
    if (y + height <= bottom) return;
    begin();
    again();
  };
  const heading = () => {
    for (const { title, x, width, end } of columns) {
      say(x, title, { bold: true, width, ...(end && { end }) });
    }
    y += 1.8;
    rule();
    y += step + 0.6;
  };
  const factsAt = (x: number, width: number) => {
    for (const [fact, value] of content.facts) {
      for (const [nth, line] of wrapped(value, width - 50).entries()) {
        need(step);
        if (nth === 0) say(x, fact, { width: 48 });
        say(x + 50, line, { bold: true });
        y += step + 0.6;
      }
    }
  };

  begin();
  const beside = content.code ? 30 : 0;
  if (content.logo !== undefined) {
    const place = { x: margin, y: margin, width: inner / 2, height: logoHeight };
    parts.push({ kind: 'picture', ...place, address: content.logo });
    y += logoHeight + 3;
  }
  const [name = '', ...others] = content.from;
  say(margin, name, { bold: true, size: 5, width: inner - beside });
  for (const other of others) {
    y += 5;
    say(margin, other, { width: inner - beside });
  }
  y += 14;
  say(margin, content.title, { bold: true, size: 8, width: inner - beside, ...stands });
  if (content.code) {
    parts.push({ kind: 'qr', x: margin + inner - 26, y: margin, size: 26, text: content.code });
  }
  y += 10;
  if (content.to) {
    const top = y;
    const half = inner / 2 - 8;
    for (const [nth, line] of content.to.flatMap((one) => wrapped(one, half)).entries()) {
      say(margin, line, { bold: nth === 0, width: half });
      y += step + 0.6;
    }
    const below = y;
    y = top;
    factsAt(margin + inner / 2, inner / 2);
    y = Math.max(y, below);
  } else factsAt(margin, inner);
  if (content.rows.length > 0) {
    y += 5;
    need(30);
    heading();
  }
  for (const { cells, code, heads = false } of content.rows) {
    const widthAt = (at: number) => (heads ? inner : (columns[at]?.width ?? inner));
    const lines = cells.map((cell, at) => wrapped(cell, widthAt(at)));
    const most = Math.max(1, ...lines.map(({ length }) => length));
    const height = Math.max(most * step, code ? barsHeight + 2 : 0);
    need(height + 2, heading);
    const top = y;
    if (code) {
      parts.push({
        kind: 'bars',
        x: margin,
        y: y - size,
        width: barsWidth,
        height: barsHeight,
        text: code,
      });
    }
    for (const [at, { x, end }] of columns.entries()) {
      for (const [nth, line] of (lines[at] ?? []).entries()) {
        y = top + nth * step;
        say(x, line, { width: widthAt(at), bold: heads, ...(end && { end }) });
      }
    }
    y = top + height - size + 0.6;
    rule();
    y += step + 0.4;
  }
  y += 3;
  const { totals = [] } = content;
  if (totals.length > 0) {
    need((totals.length + 2) * step);
    const x = margin + inner - totalsWidth;
    for (const [nth, [of, value]] of totals.entries()) {
      const isLast = nth === totals.length - 1;
      if (isLast) {
        y -= size - 0.4;
        rule(x, totalsWidth, 0.5);
        y += step + 1.2;
      }
      const large = isLast ? { bold: true, size: 4.6 } : {};
      say(x, of, { width: totalsWidth * 0.55, ...large });
      const width = totalsWidth * 0.45;
      say(x + totalsWidth - width, value, { end: true, width, ...large });
      y += step + 0.6;
    }
    y += 3;
  }
  for (const paragraph of content.closing.flatMap((one) => one.split('\n'))) {
    for (const line of wrapped(paragraph, inner)) {
      need(step);
      say(margin, line);
      y += step;
    }
    y += 2;
  }
  const each = inner / Math.max(1, content.signatures.length);
  if (content.signatures.length > 0) {
    need(30);
    y += 20;
    for (const at of content.signatures.keys()) rule(margin + at * each, each - 8);
    y += step;
    for (const [at, who] of content.signatures.entries())
      say(margin + at * each, who, { width: each - 8 });
  }
  return pages.map((of, at) => {
    parts = of;
    y = a4.height - margin;
    say(margin, content.foot(at + 1, pages.length), { size: 2.8 });
    return { ...a4, parts: of };
  });
}

function columnsOf(columns: readonly Column[], hasCodes: boolean) {
  const gap = 3;
  const from = margin + (hasCodes ? barsWidth + gap : 0);
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const room = margin + inner - from - gap * (columns.length - 1);
  let x = from;
  return columns.map(({ title, share, end }) => {
    const width = (room * share) / shares;
    const column = { title, x, width, end };
    x += width + gap;
    return column;
  });
}

const widthOf = (text: string) => textWidth(text, true) * size;

/** A text in lines that are no wider than their room. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((one) => broken(one, width))) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word in pieces that are no wider than their room: one, mostly. */
function broken(word: string, width: number): string[] {
  const pieces = [''];
  for (const letter of word) {
    const longer = pieces.at(-1)! + letter;
    if (widthOf(longer) <= width || longer === letter) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}
