/** What a car gains from another entry of the same: what it lacks itself, and the other's tags. Its plate and country are its own; an odometer comes with its day. */
export function gainedFrom(
  kept: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Record<string, unknown> {
  const gained = fields
    .filter((name) => !own.has(name) && isEmpty(kept[name]) && !isEmpty(other[name]))
    .map((name) => [name, other[name]] as const);
  const tags = [...new Set([...listOf(kept['tags']), ...listOf(other['tags'])])];
  const more = tags.length > listOf(kept['tags']).length;
  const read = isEmpty(kept['odometer']) && !isEmpty(other['odometer']);
  return {
    ...Object.fromEntries(gained),
    ...(read && { odometer_at: other['odometer_at'] }),
    ...(more && { tags: tags.slice(0, 30) }),
  };
}

const own = new Set(['licenseplate', 'country', 'tags', 'odometer_at']);

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const listOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
