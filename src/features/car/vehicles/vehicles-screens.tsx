import { vehicles } from '#contract/car/vehicles.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { SeenTab } from './seen-tab.tsx';

export default screensOf(vehicles, {
  card: ['torque', 'bolt', 'fitments'],
  tabs: [{ name: 'seen', title: 'vehicles:seen.tab', of: SeenTab }],
});
