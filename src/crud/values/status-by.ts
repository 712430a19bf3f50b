import i18next from 'i18next';
import { wordKeys } from '#contract/kit/document/word-keys.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tone } from '#src/ui/status-chip.tsx';
import { toneOfState } from './tone-of-state.ts';
import type { StatusOf } from './row-status.tsx';

/** How rows stand by one of their choices: its word, in the tone of its value; `tones` are of values that are no states, or of states that mean something else here. */
export const statusBy =
  (resource: Resource, field: string, tones: Readonly<Record<string, Tone>> = {}): StatusOf =>
  (row) => {
    const now = String(row[field]);
    const text = i18next.t(wordKeys(resource, `choices.${field}.${now}`));
    return { tone: tones[now] ?? toneOfState[now] ?? 'idle', text, field };
  };
