import type { Lines } from '#contract/kit/document/lines.ts';

/** The fields of lines that have a column, in their order: what a line is about is said by its text. */
export const columnsOf = ({ fields }: Lines): string[] =>
  Object.keys(fields).filter((name) => {
    const { kind, readOnly } = fields[name]!;
    return kind !== 'reference' && kind !== 'structure' && !readOnly;
  });
