import { treadReadings } from '#contract/tread-depth/readings.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { NewReading } from './edit/new-reading.tsx';
import { ReadingsList } from './readings-list.tsx';
import { ShowScreen } from './report/show-screen.tsx';

export default {
  ...screensOf(treadReadings),
  list: ReadingsList,
  add: NewReading,
  one: ShowScreen,
};
