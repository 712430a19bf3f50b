import { deepest } from '#contract/workshop/tread-depth/readings.ts';

/**
 * A depth as it is typed, in tenths of a millimetre: one digit is whole millimetres, two are
 * millimetres and tenths, three are for more than 9.9 mm; with a comma it is as it is written.
 * Null of nothing, the text itself of what is no depth.
 */
export function depthTyped(typed: string): number | string | null {
  const text = typed.trim();
  if (text === '') return null;
  const [, whole, tenth = ''] = /^(\d{1,2})[.,](\d?)$/.exec(text) ?? [];
  const tenths = whole === undefined ? digitsOnly(text) : Number(whole) * 10 + Number(tenth);
  return tenths === null || tenths > deepest ? text : tenths;
}

function digitsOnly(text: string): number | null {
  if (!/^\d{1,3}$/.test(text)) return null;
  return text.length === 1 ? Number(text) * 10 : Number(text);
}

/** Whether what is typed is a whole depth, so that the next one is on. */
export const isWholeDepth = (typed: string): boolean => /^(\d{2}|\d[.,]\d)$/.test(typed);
