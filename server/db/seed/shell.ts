import type { Tx } from '../open.ts';
import { insertRows } from './insert-rows.ts';
import { commonBrands } from './believable/models.ts';
import type { DemoSite } from './organisation.ts';

const otherBrands = (
  'Abarth, Alfa Romeo, Alpine, Aston Martin, Bentley, BYD, Cadillac, Chevrolet, Chrysler, Citroën, ' +
  'Cupra, Dacia, Daihatsu, Dodge, DS, Ferrari, Fiat, Fisker, Genesis, Honda, Hongqi, Isuzu, Iveco, ' +
  'Jaguar, Jeep, Lamborghini, Land Rover, Lexus, Lotus, Lynk & Co, MAN, Maserati, Maxus, MG, Mini, ' +
  'Mitsubishi, NIO, Opel, Porsche, RAM, Saab, Seat, Smart, SsangYong, Subaru, Suzuki, Think, ' +
  'Voyah, XPeng, Zeekr'
).split(', ');

/** Makes of cars, each workshop's calendar, and how the two chains' hosts look. */
export async function seedShell(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  const brands = [...commonBrands, ...otherBrands].sort((a, b) => a.localeCompare(b, 'en'));
  await insertRows(
    tx,
    'vehicle_brands',
    brands.map((name) => ({ name })),
  );
  await insertRows(
    tx,
    'calendars',
    sites
      .filter((site) => site.kind === 'workshop')
      .map((site) => ({
        chain_id: site.chainId,
        site_id: site.id,
        name: site.country === 'NO' ? 'Verksted' : 'Verkstad',
        is_default: true,
      })),
  );
  await tx
    .insertInto('white_labels')
    .values([
      {
        host: 'nordhjul.localhost',
        title: 'Nordhjul',
        language: 'nb',
        colors: JSON.stringify({ primary: '#0b5d7a', secondary: '#f2a900' }),
      },
      {
        host: 'dackhuset.localhost',
        title: 'Däckhuset',
        language: 'sv',
        colors: JSON.stringify({ primary: '#8a1f3d', secondary: '#2f6f4f' }),
      },
    ])
    .execute();
}
