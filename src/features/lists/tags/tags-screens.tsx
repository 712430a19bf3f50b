import i18next from 'i18next';
import { tags } from '#contract/lists/tags.ts';
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
  status: ({ color }) => ({
    tone: tones[String(color)] ?? 'idle',
    text: i18next.t(`tags:tags.choices.color.${String(color)}`),
    field: 'color',
  }),
  tabs: [{ name: 'uses', title: 'tags:uses.tab', of: UsesTab }],
});
