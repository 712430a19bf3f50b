/** The three parts of what is given with a call. */
export interface Parts {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : String(value));

/** A call's address: each `{name}` of its path filled in, and the query that is given appended. Throws when a parameter is missing. */
export function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const given = new Map(Object.entries(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value: unknown = given.get(name);
    if (value == null || value === '') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(text(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, unknown][]) {
    if (value == null) continue;
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      search.append(name, text(one));
    }
  }
  return search.size ? `${filled}?${search}` : filled;
}
