import { useState } from 'react';
import { cars } from '#contract/car/cars.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { registryCalls, type CarLookUp } from '#contract/car/registry.ts';
import { isOtherCar } from '#contract/car/registry-rules.ts';
import { useAction } from '#src/crud/use-action.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';
import type { TypedPlate } from './typed-plate.ts';

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
export async function lookUp(siteId: SiteId, { plate, country }: TypedPlate): Promise<LookedUp> {
  const [{ data: answer }, { data: own }] = await Promise.all([
    send(registryCalls.car, { body: { licenseplate: plate, country } }, { siteId }),
    send(cars.calls.list, { query: { q: plate, per_page: 50 } }, { siteId }),
  ]);
  const known = own.find((car) => car.licenseplate === plate && car.country === country) ?? null;
  return {
    answer,
    known,
    other: known !== null && answer.car !== null && isOtherCar(known, answer.car),
  };
}

/** Looks plates up, and holds what was found until something else is typed. */
export function useLookUp(siteId: SiteId) {
  const { busy, actionError, run } = useAction();
  const [found, setFound] = useState<LookedUp | null>(null);

  const look = (wanted: TypedPlate, then: (found: LookedUp) => void) =>
    run(async () => {
      setFound(null);
      const looked = await lookUp(siteId, wanted);
      setFound(looked);
      then(looked);
    });

  return { busy, actionError, found, look, forget: () => setFound(null) };
}
