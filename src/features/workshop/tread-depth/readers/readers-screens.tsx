import { treadReaders } from '#contract/workshop/tread-depth/readers.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { ConnectionTab } from './connection-tab.tsx';

export default screensOf(treadReaders, {
  card: ['kind', 'vendor', 'last_seen'],
  tabs: [{ name: 'connection', title: 'tread-depth:connection.title', of: ConnectionTab }],
});
