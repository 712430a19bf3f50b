import { agreementCars, agreements } from './customer/agreements.ts';
import { bonusGroups } from './customer/bonus-groups/groups.ts';
import { cars } from './car/cars.ts';
import { consentDefinitions } from './customer/consents.ts';
import { customerAddresses, customerContacts } from './customer/customer-people.ts';
import { customers } from './customer/customers.ts';
import { drivers } from './customer/drivers.ts';
import { consignees } from './customer/consignees.ts';
import { accountManagers } from './customer/key-accounts.ts';
import { costCentres } from './customer/cost-centres.ts';
import type { Resource } from './kit/resource.ts';
import { tags } from './lists/tags.ts';
import { treadReaders } from './car/tread-depth/readers.ts';
import { treadReadings } from './car/tread-depth/readings.ts';
import { vehicles } from './car/vehicles.ts';

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
