import { useState } from 'react';
import type { PlateCountry } from '#contract/cars.ts';
import { cars } from '#contract/cars.ts';
import { keptPlate } from '#contract/kit/plate-rules.ts';
import type { RowOf } from '#contract/kit/resource.ts';
import { registryCalls, type CarLookUp } from '#contract/registry.ts';
import { isOtherCar } from '#contract/registry-rules.ts';
import { useAction } from '#src/crud/use-action.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';

type Car = RowOf<typeof cars>;

/** What a look-up found: in the country's register, and among the cars of one's own. */
export interface LookedUp {
  readonly answer: CarLookUp;
  /** One's own car with that plate. */
  readonly known: Car | null;
  /** The plate has gone to another car than one's own. */
  readonly other: boolean;
}

/** Asks the register of a country and one's own for a plate. */
export function useLookUp(siteId: SiteId) {
  const { busy, refusal, run } = useAction();
  const [found, setFound] = useState<LookedUp | null>(null);

  const look = (typed: string, country: PlateCountry, then: (found: LookedUp) => void) =>
    run(async () => {
      setFound(null);
      const licenseplate = keptPlate(typed);
      const [{ data: answer }, { data: own }] = await Promise.all([
        send(registryCalls.car, { body: { licenseplate, country } }, { siteId }),
        send(cars.calls.list, { query: { q: licenseplate } }, { siteId }),
      ]);
      const known =
        own.find((car) => car.licenseplate === licenseplate && car.country === country) ?? null;
      const other = known !== null && answer.car !== null && isOtherCar(known, answer.car);
      const looked = { answer, known, other };
      setFound(looked);
      then(looked);
    });

  return { busy, refusal, found, look, forget: () => setFound(null) };
}
