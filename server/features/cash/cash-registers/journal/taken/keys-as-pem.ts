/** The public keys of a company as one file, the first version first. What stands between two keys is no part of either (RFC 7468). */
export const keysAsPem = (keys: ReadonlyMap<number, string>): string =>
  [...keys]
    .toSorted(([one], [other]) => one - other)
    .map(([version, key]) => `keyVersion ${version}\n${key.trim()}\n`)
    .join('\n');
