import { tags } from '#contract/tags.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import type { Tone } from '#src/ui/status-chip.tsx';
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
  // As it looks where it is stuck on.
  status: ({ name, color }) => ({ tone: tones[String(color)] ?? 'idle', text: String(name) }),
  tabs: [{ name: 'uses', title: 'tags:uses.tab', of: UsesTab }],
});
