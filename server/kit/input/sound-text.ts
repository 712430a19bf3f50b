const deepest = 60;

/**
 * Where in a value a text stands that PostgreSQL cannot hold: one with NUL or half a character in
 * it, or anything nested deeper than any of ours. A path such as `body.0.name`, '' for the value
 * itself; undefined when all is well.
 */
export function unsoundText(value: unknown, path = '', depth = 0): string | undefined {
  if (typeof value === 'string') return isSound(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > deepest) return path;
  for (const [key, part] of Object.entries(value)) {
    if (!isSound(key)) return path;
    const found = unsoundText(part, path === '' ? key : `${path}.${key}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isSound = (text: string) => text.isWellFormed() && !text.includes('\0');
