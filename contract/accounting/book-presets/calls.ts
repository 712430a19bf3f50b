import * as z from 'zod/mini';
import { data, get, post } from '../../kit/call.ts';

const part = z.object({
  /** The name of a resource. */
  resource: z.string(),
  /** How many were added, or would be. */
  added: z.int(),
  /** How many are there already, archived ones among them, and were left as they are. */
  kept: z.int(),
  /** What was not added, and why. */
  left: z.array(z.object({ name: z.string(), why: z.string() })),
});
export type PresetPart = z.output<typeof part>;

const preset = z.object({ country: z.string(), parts: z.array(part) });

/** What a company begins its books with, by the standard of its country. */
export const bookPresetsCalls = {
  plan: get('/v4/site/book-presets', {
    summary: 'What the preset of the company’s country would add to its books',
    access: 'accounting_rules.write',
    result: data(preset),
  }),
  fill: post('/v4/site/book-presets', {
    summary: 'Add what the books do not have of the preset; what is there stays as it is',
    access: 'accounting_rules.write',
    body: z.object({}),
    result: data(preset),
  }),
};
