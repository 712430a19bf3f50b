import type { Line, Lines } from '#contract/kit/document/lines.ts';

/** What the server said is wrong with lines, by their keys; and what is wrong with all of them, or with one that is not there any more. */
export function refusedLines(
  { field }: Lines & { readonly field: string },
  all: readonly Line[],
  fieldErrors: Readonly<Record<string, string>>,
  label: (name: string) => string,
): { refused: ReadonlyMap<string, string>; fieldError: string | undefined } {
  const refused = new Map<string, string>();
  let fieldError = fieldErrors[field];
  for (const [path, text] of Object.entries(fieldErrors)) {
    const [of, key = '', name] = path.split('.');
    if (of !== field || key === '') continue;
    if (all.some((line) => line.key === key)) {
      refused.set(key, name ? `${label(name)}: ${text}` : text);
    } else fieldError ??= text;
  }
  return { refused, fieldError };
}
