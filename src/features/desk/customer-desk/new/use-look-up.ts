import { useQuery } from '@tanstack/react-query';
import type { Country } from '#contract/kit/rules/countries.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import { looksLikePlate } from '#contract/kit/rules/plate-shapes.ts';
import { registryCalls } from '#contract/car/registry.ts';
import { queryFor } from '#src/data/query.ts';
import { useSettled } from '#src/ui/use-settled.ts';

const settleMs = 500;
// Shorter ones are personal plates; asking for them while somebody types would ask for many.
const fewestLetters = 5;

/** What the register of its country says of a plate, once it looks like a whole one. Each look-up is logged and may cost, so none is made twice. */
export function useLookUp(siteId: string, typed: string, country: Country) {
  const licenseplate = useSettled(plateKey(typed), settleMs);
  const whole = licenseplate.length >= fewestLetters && looksLikePlate(licenseplate, country);
  const query = useQuery({
    ...queryFor(siteId, registryCalls.car, { body: { licenseplate, country } }),
    enabled: whole,
    staleTime: Infinity,
    retry: false,
  });
  return {
    looking: query.isFetching,
    failed: query.isError,
    answer: whole ? query.data?.data : undefined,
  };
}
