import { nextInWindow } from './send-window.ts';
import {
  callHolds,
  isBeforeIt,
  isCall,
  isMarketing,
  isOfWave,
  windowOf,
  type MessageRule,
  type NotSent,
} from './message-rules.ts';

/** What is known of a booking when a message about it is due. */
export interface DueBooking {
  readonly begins: number | null;
  readonly is_drop_in: boolean;
  readonly is_confirmed: boolean;
  readonly hasCome: boolean;
  /** Whether its customer has refused marketing. */
  readonly hasRefused: boolean;
  /** Whether a reminder of this time has left. */
  readonly isReminded: boolean;
}

const longLate = 24 * 3_600_000;

/** What becomes of a message that is due: it leaves, it waits until the window opens, or it is skipped, and why. */
export function whenDue(
  rule: MessageRule,
  due: number,
  booking: DueBooking,
  now: number,
  zone: string,
): { readonly skip: NotSent } | { readonly wait: number } | 'send' {
  const { begins } = booking;
  const isFor = (condition: MessageRule['skip'][number], holds: boolean) =>
    holds && rule.skip.includes(condition);
  if (!rule.active) return { skip: 'off' };
  if (isCall(rule.type)) return now - due > callHolds ? { skip: 'too_late' } : 'send';
  if (isFor('drop_in', booking.is_drop_in)) return { skip: 'drop_in' };
  if (isFor('unconfirmed', !booking.is_confirmed)) return { skip: 'unconfirmed' };
  if (isFor('checked_in', booking.hasCome)) return { skip: 'checked_in' };
  if (isFor('already_reminded', booking.isReminded)) return { skip: 'already_reminded' };
  // Nobody asked for a wave: it spares whoever wants nothing sent, as marketing does.
  const isUnsolicited = isMarketing(rule.type) || isOfWave(rule.type);
  if (isUnsolicited && booking.hasRefused) return { skip: 'opted_out' };
  if (isOfWave(rule.type) && booking.is_confirmed) return { skip: 'answered' };
  const next = nextInWindow(now, windowOf(rule), zone);
  if (now - due > longLate || (isBeforeIt(rule) && begins !== null && next >= begins)) {
    return { skip: 'too_late' };
  }
  return next > now ? { wait: next } : 'send';
}
