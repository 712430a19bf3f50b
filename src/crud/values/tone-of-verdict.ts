import type { Verdict } from '#contract/workshop/tread-depth-rules.ts';
import type { Tone } from '#src/ui/status-chip.tsx';

/** How bad a verdict on tread is. */
export const toneOfVerdict: Readonly<Record<Verdict, Tone>> = {
  illegal: 'bad',
  replace: 'warn',
  watch: 'info',
  ok: 'ok',
};
