import type { Tx } from '../open.ts';
import { carModels, commonBrands } from './believable/models.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoSite } from './organisation.ts';
import { makeRandom } from './random.ts';

const otherBrands = (
  'Abarth, Alfa Romeo, Alpine, Aston Martin, Bentley, BYD, Cadillac, Chevrolet, Chrysler, Citroën, ' +
  'Cupra, Dacia, Daihatsu, Dodge, DS, Ferrari, Fiat, Fisker, Genesis, Honda, Hongqi, Isuzu, Iveco, ' +
  'Jaguar, Jeep, Lamborghini, Land Rover, Lexus, Lotus, Lynk & Co, MAN, Maserati, Maxus, MG, Mini, ' +
  'Mitsubishi, NIO, Opel, Porsche, RAM, Saab, Seat, Smart, SsangYong, Subaru, Suzuki, Think, ' +
  'Voyah, XPeng, Zeekr'
).split(', ');

// As registers and people write them, too.
const aliases: Readonly<Record<string, readonly string[]>> = {
  Volkswagen: ['VW'],
  'Mercedes-Benz': ['Mercedes', 'MB'],
  Skoda: ['Škoda'],
};
// Nm and thread of wheel bolts, by make.
const bolts: Readonly<Record<string, readonly [torque: number, bolt: string]>> = {
  Toyota: [103, 'M12x1.5'],
  Tesla: [175, 'M14x1.5'],
  BMW: [140, 'M14x1.25'],
  'Mercedes-Benz': [130, 'M14x1.5'],
  Peugeot: [100, 'M12x1.25'],
  Renault: [105, 'M12x1.5'],
  Nissan: [108, 'M12x1.25'],
};

/** Each chain's catalogue: the models that its customers drive, and the other makes by their names. */
export async function seedVehicles(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  const chains = [...new Set(sites.map(({ chainId }) => chainId))];
  const rows = chains.flatMap((chain_id) => [
    ...modelsOf().map((model) => ({ chain_id, ...model })),
    ...otherBrands.map((brand) => ({ chain_id, ...entry(brand, '') })),
  ]);
  await insertRows(tx, 'vehicles', rows);
}

function modelsOf() {
  const random = makeRandom(4_211);
  return commonBrands.flatMap((brand) => {
    const [torque, bolt] = bolts[brand] ?? [120, 'M14x1.5'];
    return carModels[brand].map(({ model, tyre, fuel }) => ({
      ...entry(brand, model),
      year_from: random.int(2012, 2020),
      axle_count: 2,
      torque,
      bolt,
      tpms: random.chance(0.5) ? 'indirect' : 'direct',
      front_pressure: fuel === 'electric' ? 29 : 24,
      rear_pressure: fuel === 'electric' ? 29 : 25,
      fitments: [tyre],
    }));
  });
}

// All rows have all columns.
const entry = (brand: string, model: string) => ({
  name: model === '' ? brand : `${brand} ${model}`,
  brand,
  model,
  aliases: [...(aliases[brand] ?? [])],
  year_from: null as number | null,
  axle_count: null as number | null,
  torque: null as number | null,
  bolt: '',
  tpms: '',
  front_pressure: null as number | null,
  rear_pressure: null as number | null,
  fitments: [] as string[],
});
