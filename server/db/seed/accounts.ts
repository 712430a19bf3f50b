import type { Tx } from '../open.ts';
import { insertNumbered, insertRows } from './insert-rows.ts';
import type { DemoSite } from './organisation.ts';

const alnabru = 'Nordhjul Alnabru';
const lade = 'Nordhjul Lade';
const vestby = 'Nordhjul Lager Vestby';
const bookingAndPrices = ['BookingCalendarView', 'UsePriceBonus'];

/** What the accounts of the demo log in with. */
export const demoPassword = 'wheelhouse';

/** An account for each role, and one of the other chain. A superuser is let in at every site without working at any. */
export const demoAccounts = [
  {
    email: 'superuser@demo.test',
    about: 'superuser, all sites of both chains',
    name: ['Aksel', 'Rønning'],
    role: 'superuser',
    language: 'en',
    sites: [],
    features: bookingAndPrices,
  },
  {
    email: 'manager@demo.test',
    about: 'manager of the three Nordhjul sites',
    name: ['Marit', 'Aasen'],
    role: 'manager',
    language: 'nb',
    sites: [alnabru, lade, vestby],
    features: bookingAndPrices,
  },
  {
    email: 'reception@demo.test',
    about: 'reception at Nordhjul Alnabru',
    name: ['Emilie', 'Haugen'],
    role: 'reception',
    language: 'nb',
    sites: [alnabru],
    features: ['BookingCalendarView'],
  },
  {
    email: 'mechanic@demo.test',
    about: 'mechanic at Nordhjul Alnabru',
    name: ['Jonas', 'Bakken'],
    role: 'mechanic',
    language: 'nb',
    sites: [alnabru],
    features: [],
  },
  {
    email: 'warehouse@demo.test',
    about: 'warehouse at Vestby and Alnabru',
    name: ['Tor Egil', 'Lunde'],
    role: 'warehouse',
    language: 'nb',
    sites: [vestby, alnabru],
    features: [],
  },
  {
    email: 'economy@demo.test',
    about: 'economy at Alnabru and Lade',
    name: ['Silje', 'Strand'],
    role: 'economy',
    language: 'nb',
    sites: [alnabru, lade],
    features: [],
  },
  {
    email: 'other@demo.test',
    about: 'manager of both Däckhuset sites',
    name: ['Åsa', 'Lindqvist'],
    role: 'manager',
    language: 'sv',
    sites: ['Däckhuset Hisingen', 'Däckhuset Sollentuna'],
    features: bookingAndPrices,
  },
] as const;

/** A person of the demo and the sites they work at. */
export interface DemoPerson {
  readonly id: number;
  readonly name: string;
  readonly role: (typeof demoAccounts)[number]['role'];
  readonly sites: readonly DemoSite[];
}

/** The demo accounts with their memberships; all have the password of `passwordHash`. */
export async function seedAccounts(
  tx: Tx,
  sites: readonly DemoSite[],
  passwordHash: string,
): Promise<DemoPerson[]> {
  const ids = await insertNumbered(
    tx,
    'users',
    demoAccounts.map(({ email, name, role, language, features }) => ({
      email,
      password_hash: passwordHash,
      first_name: name[0],
      last_name: name[1],
      language,
      timezone: language === 'sv' ? 'Europe/Stockholm' : 'Europe/Oslo',
      is_superuser: role === 'superuser',
      features: [...features],
    })),
  );
  const people = demoAccounts.map(({ name, role, sites: names }, at) => ({
    id: ids[at] ?? 0,
    name: name.join(' '),
    role,
    sites: sites.filter((site) => (names as readonly string[]).includes(site.name)),
  }));
  const memberships = people.flatMap((person) =>
    person.sites.map((site) => ({
      chain_id: site.chainId,
      site_id: site.id,
      user_id: person.id,
      roles: [person.role],
    })),
  );
  await insertRows(tx, 'memberships', memberships);
  return people;
}
