import * as z from 'zod/mini';
import type { RegisteredCar } from '#contract/registry.ts';
import { isoDay, isYear } from './register-rules.ts';

// Registers leave out what they do not know, and now and then say something else in its place:
// whatever cannot be read counts as not said.
const said = <T>(shape: z.ZodMiniType<T>) => z.catch(z.optional(shape), undefined);

const written = z.union([z.string(), z.number()]);

/** A text that a register may have said; '' when not. */
export const saidText = z.pipe(
  said(written),
  z.transform((given: string | number | undefined) => String(given ?? '').trim().slice(0, 200)),
);

/** A whole number, rounded; null when nothing of the kind was said. */
export const saidNumber = z.pipe(
  said(written),
  z.transform((given: string | number | undefined) => {
    const number = Math.round(Number(given === '' ? Number.NaN : given));
    return Number.isSafeInteger(number) ? number : null;
  }),
);

/** A day, written as `2024-05-01` or as an instant; null when none was said. */
export const saidDay = z.pipe(
  said(z.string()),
  z.transform((given: string | undefined) => isoDay(given ?? '')),
);

/** The year in a text or a number. */
export const saidYear = z.pipe(saidNumber, z.transform(isYear));

/** Everything that a register need not say. */
export const nothingSaid: Omit<RegisteredCar, 'licenseplate' | 'country'> = {
  vin: '',
  make: '',
  model: '',
  variant: '',
  year: null,
  first_reg: null,
  status: '',
  colour: '',
  fuel: '',
  power_kw: null,
  curb_kg: null,
  gross_kg: null,
  axle_count: null,
  tyre_options: [],
  inspection_due: null,
  last_inspection: null,
};
