import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import { carHitPath, type Understood } from '#contract/desk/search-rules.ts';
import type { SearchHit } from '#contract/desk/search.ts';
import type { Tx } from '#server/db/open.ts';
import { groupOf, type SearchProvider } from '#server/kit/search-provider.ts';
import { carsByPlate, carsByPlatePart, mostCars, type FoundCar } from './car-search-repo.ts';

// One letter finds half of the register.
const fewest = 2;

/** Finds cars by their plate. Whoever looks for a car wants its owner, at the counter, with that car. */
export const carSearch: SearchProvider = {
  right: 'cars.read',
  kinds: ['any', 'plate_part'],
  async find(tx, wanted) {
    const cars = await carsOf(tx, wanted);
    const key = plateKey(wanted.text);
    const isExact = (car: FoundCar) => car.licenseplate === key;
    return {
      groups: [groupOf('cars', cars.map(hit), cars.length >= mostCars)],
      exact: wanted.guesses.includes('plate') ? cars.filter(isExact).map(hit) : [],
    };
  },
};

function carsOf(tx: Tx, { kind, guesses, text }: Understood): Promise<FoundCar[]> {
  const key = plateKey(text);
  if (key.length < fewest) return Promise.resolve([]);
  if (kind === 'plate_part') return carsByPlatePart(tx, key);
  return guesses.includes('plate') ? carsByPlate(tx, key) : Promise.resolve([]);
}

const hit = ({ id, licenseplate, brand, model, customer_id, owner }: FoundCar): SearchHit => ({
  id,
  path: carHitPath({ id, customer_id }),
  plate: licenseplate,
  title: [brand, model].filter(Boolean).join(' '),
  detail: owner,
  at: null,
});
