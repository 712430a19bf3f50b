import { tags } from '#contract/lists/tags.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import type { Tone } from '#src/ui/status-chip.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { UsesTab } from './uses-tab.tsx';

const tones: Readonly<Record<string, Tone>> = {
  grey: 'idle',
  blue: 'info',
  green: 'ok',
  amber: 'warn',
  red: 'bad',
};

export default screensOf(tags, {
  card: ['type', 'uses'],
  status: statusBy(tags, 'color', tones),
  tabs: [{ name: 'uses', title: 'tags:uses.tab', of: UsesTab }],
});
