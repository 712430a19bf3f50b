interface Described {
  readonly fields: Readonly<Record<string, { readonly notBefore?: string }>>;
}

/** The fields of a row that hold a day before the one that they must not be before: nothing ends before it starts. */
export function earlyDays({ fields }: Described, row: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, { notBefore = '' }]) => {
    const [start, end] = [row[notBefore], row[name]];
    return typeof start === 'string' && typeof end === 'string' && end < start ? [name] : [];
  });
}
