/** Whether a name stands there more than once; empty ones do not count. */
export const isTwice = (names: readonly string[], name: string): boolean =>
  name.trim() !== '' && names.filter((other) => other.trim() === name.trim()).length > 1;
