import type { Tone } from '#src/ui/status-chip.tsx';

/**
 * The tone of a state by its name, alike wherever there is one of that name: grey is not begun or
 * over, blue is settled and waits for its time, amber is in somebody's hands, green is done or in
 * force, red takes somebody to mend it.
 */
export const toneOfState: Readonly<Record<string, Tone>> = {
  draft: 'idle',
  cancelled: 'idle',
  closed: 'idle',
  dismissed: 'idle',
  dropped: 'idle',
  ended: 'idle',
  given_up: 'idle',
  replaced: 'idle',
  stopped: 'idle',
  terminated: 'idle',

  open: 'info',
  quote: 'info',
  accepted: 'info',
  confirmed: 'info',
  issued: 'info',
  ordered: 'info',
  planned: 'info',
  proposed: 'info',
  scheduled: 'info',
  sent: 'info',

  in_progress: 'warn',
  picked: 'warn',
  running: 'warn',
  paused: 'warn',
  searching: 'warn',
  counted: 'warn',
  reviewed: 'warn',

  active: 'ok',
  delivered: 'ok',
  done: 'ok',
  found: 'ok',
  posted: 'ok',
  received: 'ok',

  exception: 'bad',
  missing: 'bad',
};
