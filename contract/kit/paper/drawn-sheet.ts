import * as z from 'zod/mini';
import { data } from '../call.ts';

const mark = z.union([
  z.object({
    kind: z.literal('text'),
    x: z.number(),
    /** Of its line. */
    y: z.number(),
    size: z.number(),
    text: z.string(),
    bold: z.boolean(),
    /** `x` is where it ends. */
    end: z.optional(z.boolean()),
    colour: z.optional(z.string()),
  }),
  /** The dark of a code, or a line, as the path of an SVG. */
  z.object({ kind: z.literal('dark'), path: z.string(), colour: z.optional(z.string()) }),
  z.object({
    kind: z.literal('picture'),
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
    address: z.string(),
  }),
]);

/** A sheet as it is drawn, all in millimetres from its upper left corner. */
export const drawnSheet = z.object({
  width: z.number(),
  height: z.number(),
  marks: z.array(mark),
});
export type DrawnSheet = z.output<typeof drawnSheet>;

/** The letters that cannot be printed, each once; empty nearly always. */
export const lettersMissing = z.string();

/** What is asked of a paper that is not looked at before it is printed. */
export const lettersAnswer = data(z.object({ missing: lettersMissing }));
