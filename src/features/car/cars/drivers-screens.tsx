import { drivers } from '#contract/customer/drivers.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { DriverCarsTab } from './tabs/driver-cars-tab.tsx';

export default screensOf(drivers, {
  card: ['customer_id', 'phone'],
  tabs: [{ name: 'cars', title: 'cars:tabs.cars', of: DriverCarsTab }],
});
