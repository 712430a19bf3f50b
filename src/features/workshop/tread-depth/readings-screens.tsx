import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { ReadingsList } from './readings-list.tsx';

// The list is light without the pad and the report, and both come at once when they are wanted.
const NewReading = lazyScreen(async () => (await import('./edit/new-reading.tsx')).NewReading);
const ShowScreen = lazyScreen(async () => (await import('./report/show-screen.tsx')).ShowScreen);

export default {
  ...screensOf(treadReadings),
  list: ReadingsList,
  add: () => <NewReading />,
  one: () => <ShowScreen />,
};
