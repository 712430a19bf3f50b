import { carModels, commonBrands } from './believable/models.ts';
import { makeRandom } from './random.ts';

const colours = ['Svart', 'Hvit', 'Grå', 'Sølv', 'Blå', 'Rød', 'Grønn'] as const;
const letters = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'] as [string, ...string[]];

/**
 * The car that a plate of the demo stands for: the same whenever and wherever it is asked, so that
 * the register that is played and the cars of the demo say the same.
 */
export function carOfPlate(country: string, plate: string, now: Date) {
  const random = makeRandom(hashOf(`${country}${plate}`));
  const drawn = () => {
    const brand = random.pick(commonBrands);
    return { brand, ...random.pick(carModels[brand]) };
  };
  // In Norway these letters are electric cars' and nobody else's.
  const electric = country === 'NO' && /^E[BCDEFHJKLNPRSTUVXYZ]\d{5}$/.test(plate);
  let found = drawn();
  while ((found.fuel === 'electric') !== electric && (electric || country === 'NO'))
    found = drawn();
  const thisYear = now.getUTCFullYear();
  const year = random.int(thisYear - 14, thisYear - 1);
  const day = new Date(Date.UTC(year, random.int(0, 11), random.int(1, 28)));
  return {
    ...found,
    fuel: found.fuel ?? random.pick(['petrol', 'diesel', 'hybrid'] as const),
    year,
    firstRegistered: day.toISOString().slice(0, 10),
    colour: random.pick(colours),
    vin: Array.from({ length: 17 }, () => random.pick(letters)).join(''),
    powerKw: random.int(55, 220),
    curbKg: random.int(1_050, 2_200),
    kilometresAYear: random.int(9_000, 17_000),
    inspection: inspectionOf(day, now),
  };
}

/** After four years, then every second: the last one that was and the next one that is due. */
function inspectionOf(first: Date, now: Date): { last: string | null; due: string } {
  const due = new Date(first);
  due.setUTCFullYear(due.getUTCFullYear() + 4);
  // Up to two months late: somebody always is.
  const passed = now.getTime() - 60 * 86_400_000;
  let last: string | null = null;
  while (due.getTime() < passed) {
    last = due.toISOString().slice(0, 10);
    due.setUTCFullYear(due.getUTCFullYear() + 2);
  }
  return { last, due: due.toISOString().slice(0, 10) };
}

// FNV-1a
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}
