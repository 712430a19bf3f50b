/** The largest body of a call that is given a file of so many bytes in base64. */
export const largestBody = (file: number): number => Math.ceil((file * 4) / 3) + 100_000;

/** What any call answers that cannot read the file it is given. */
export const fileErrors = [
  'imports.unreadable',
  'imports.too_large',
  'imports.no_rows',
  'imports.letters',
  'imports.open_quote',
] as const;
