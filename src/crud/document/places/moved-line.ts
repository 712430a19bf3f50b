import type { Line } from '#contract/kit/document/lines.ts';
import { moved } from '../../reorder/moved.ts';

// So that there is room for a line between any two.
export const step = 1000;
const last = 2 ** 31 - 1;

/** The lines with one of them put where another stands. It gets a position between its neighbours, so that no other line changes, as long as there is one. */
export function movedLine(lines: readonly Line[], from: number, to: number): readonly Line[] {
  const next = moved(lines, from, to);
  const line = next[to];
  if (!line || from === to || lines[from] !== line) return lines;
  const before = next[to - 1]?.position ?? -1;
  const after = next[to + 1]?.position ?? before + 2 * step;
  const position = Math.floor((before + after) / 2);
  const hasRoom = before < position && position < after && position < last;
  return hasRoom
    ? next.with(to, { ...line, position })
    : next.map((one, at) => ({ ...one, position: (at + 1) * step }));
}
