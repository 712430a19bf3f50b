import type { Tone } from '#src/ui/status-chip.tsx';

/** How the states look of items that are made of what was planned, or left out of it. */
export const madeTones = {
  planned: 'info',
  made: 'ok',
  left_out: 'idle',
  failed: 'bad',
  out: 'warn',
} as const satisfies Readonly<Record<string, Tone>>;
