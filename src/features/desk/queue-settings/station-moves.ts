/** The names with one of them a step further up (-1) or down (1); as they were when there is no such step. */
export function moved(names: readonly string[], at: number, step: -1 | 1): string[] {
  const to = at + step;
  if (to < 0 || to >= names.length) return [...names];
  const next = [...names];
  next.splice(to, 0, ...next.splice(at, 1));
  return next;
}

/** Whether a name stands there more than once; empty ones do not count. */
export const isTwice = (names: readonly string[], name: string): boolean =>
  name.trim() !== '' && names.filter((other) => other.trim() === name.trim()).length > 1;
