import { agreementCars, agreements } from './agreements.ts';
import { bonusGroups } from './bonus-groups/groups.ts';
import { cars } from './cars.ts';
import { consentDefinitions } from './consents.ts';
import { customerAddresses, customerContacts } from './customer-people.ts';
import { customers } from './customers.ts';
import { drivers } from './drivers.ts';
import { consignees } from './consignees.ts';
import { accountManagers } from './key-accounts.ts';
import { costCentres } from './cost-centres.ts';
import type { Resource } from './kit/resource.ts';
import { tags } from './tags.ts';
import { treadReaders } from './tread-depth/readers.ts';
import { treadReadings } from './tread-depth/readings.ts';
import { vehicles } from './vehicles.ts';

/** Every resource there is: its calls are the server's, tests and tools walk over them. */
export const resources: readonly Resource[] = [
  customers,
  customerContacts,
  customerAddresses,
  consentDefinitions,
  cars,
  drivers,
  vehicles,
  tags,
  treadReadings,
  treadReaders,
  consignees,
  accountManagers,
  agreements,
  agreementCars,
  bonusGroups,
  costCentres,
];

/** The calls of all resources, by the resource's name. */
export const resourceCalls = Object.fromEntries(resources.map(({ name, calls }) => [name, calls]));
