import type { Country } from '#contract/kit/rules/countries.ts';
import { address } from '#server/db/seed/believable/addresses.ts';
import { carOfPlate } from '#server/db/seed/car-of-plate.ts';
import { customerName } from '#server/db/seed/believable/names.ts';
import { makeRandom } from '#server/db/seed/random.ts';
import type { Register } from './register.ts';

/**
 * Plays the register of a country: a plate has the same car each time, the one that the demo's cars
 * have, too. Plates whose digits are only zeros it does not know.
 */
export function demoRegister(country: Country, now: Date): Register {
  return {
    source: 'Demo',
    demo: true,
    car: (plate) => Promise.resolve(isKnown(plate) ? foundIn(country, plate, now) : null),
    owner: (plate) => Promise.resolve(isKnown(plate) ? ownerOf(country, plate) : null),
  };
}

const isKnown = (plate: string): boolean => !/^\D+0+$/.test(plate);

function foundIn(country: Country, plate: string, now: Date) {
  const drawn = carOfPlate(country, plate, now);
  const dimension = drawn.tyre;
  const car = {
    licenseplate: plate,
    country,
    vin: drawn.vin,
    make: drawn.brand.toUpperCase(),
    model: drawn.model,
    variant: '',
    year: drawn.year,
    first_reg: drawn.firstRegistered,
    status: 'REGISTRERT',
    colour: drawn.colour,
    fuel: drawn.fuel,
    power_kw: drawn.powerKw,
    curb_kg: drawn.curbKg,
    gross_kg: drawn.curbKg + 520,
    height_cm: 150,
    axle_count: 2,
    tyre_options: [1, 2].map((axle) => ({
      set: 1,
      axle,
      dimension,
      li: '94',
      si: 'V',
      rim: `7JX${dimension.slice(-2)}`,
      et: '45',
    })),
    inspection_due: drawn.inspection.due,
    last_inspection: drawn.inspection.last,
  };
  return { car, raw: { demo: true } };
}

function ownerOf(country: Country, plate: string) {
  const random = makeRandom([...plate].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7));
  const lives = country === 'SE' ? 'SE' : 'NO';
  const { street, zip, city } = address(lives, random);
  return { name: customerName(lives, random), org_number: '', street, zip, city };
}
