import { codeText, type Code } from '../label-codes.ts';
import { textWidth, type Label, type LabelPart } from './label-rules.ts';

/** A column of a paper; `share` of what is left beside those that hold codes. */
interface Column {
  readonly title: string;
  readonly share: number;
}

/** What a paper says: the same way for a receipt, a list to fetch by and a manifest. */
export interface PaperContent {
  /** Who gives it: the workshop, and below it whose that is. */
  readonly from: readonly string[];
  readonly title: string;
  /** What the whole paper is of, for a scanner. */
  readonly code?: Exclude<Code, { kind: 'unknown' }>;
  readonly facts: readonly (readonly [name: string, said: string])[];
  readonly columns: readonly Column[];
  readonly rows: readonly {
    readonly cells: readonly string[];
    /** Stands first in its row as Code 128. */
    readonly code?: Exclude<Code, { kind: 'unknown' }>;
  }[];
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

/** A paper as pages of A4; what does not fit goes on, below the same names of columns. */
export function pagesOf(content: PaperContent): Label[] {
  const pages: LabelPart[][] = [];
  let parts: LabelPart[] = [];
  let y = margin;
  const hasCodes = content.rows.some(({ code }) => code);
  const columns = columnsOf(content.columns, hasCodes);

  const say = (
    x: number,
    text: string,
    given: Partial<Extract<LabelPart, { kind: 'text' }>> = {},
  ) => {
    const width = inner - (x - margin);
    if (text !== '') parts.push({ kind: 'text', x, y, size, width, text, bold: false, ...given });
  };
  const rule = (x = margin, width = inner) =>
    parts.push({ kind: 'rule', x, y, width, height: 0.25 });
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
    for (const { title, x, width } of columns) say(x, title, { bold: true, width });
    y += 1.8;
    rule();
    y += step + 0.6;
  };

  begin();
  const [name = '', ...others] = content.from;
  const beside = content.code ? 30 : 0;
  say(margin, name, { bold: true, size: 5, width: inner - beside });
  for (const other of others) {
    y += 5;
    say(margin, other, { width: inner - beside });
  }
  y += 14;
  say(margin, content.title, { bold: true, size: 8, width: inner - beside });
  if (content.code) {
    const text = codeText(content.code);
    parts.push({ kind: 'qr', x: margin + inner - 26, y: margin, size: 26, text });
  }
  y += 10;
  for (const [fact, said] of content.facts) {
    for (const [nth, line] of wrapped(said, inner - 50).entries()) {
      need(step);
      if (nth === 0) say(margin, fact, { width: 48 });
      say(margin + 50, line, { bold: true });
      y += step + 0.6;
    }
  }
  if (content.rows.length > 0) {
    y += 5;
    need(30);
    heading();
  }
  for (const { cells, code } of content.rows) {
    const lines = cells.map((cell, at) => wrapped(cell, columns[at]?.width ?? inner));
    const most = Math.max(1, ...lines.map(({ length }) => length));
    const height = Math.max(most * step, code ? barsHeight + 2 : 0);
    need(height + 2, heading);
    const top = y;
    if (code) {
      const text = codeText(code);
      parts.push({
        kind: 'bars',
        x: margin,
        y: y - size,
        width: barsWidth,
        height: barsHeight,
        text,
      });
    }
    for (const [at, { x, width }] of columns.entries()) {
      for (const [nth, line] of (lines[at] ?? []).entries()) {
        y = top + nth * step;
        say(x, line, { width });
      }
    }
    y = top + height - size + 0.6;
    rule();
    y += step + 0.4;
  }
  y += 3;
  for (const paragraph of content.closing) {
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
  return columns.map(({ title, share }) => {
    const width = (room * share) / shares;
    const column = { title, x, width };
    x += width + gap;
    return column;
  });
}

/** A text in lines that are no wider than their room; a word that alone is wider keeps a line. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, true) * size <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
