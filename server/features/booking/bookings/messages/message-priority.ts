import type { MessageType } from '#contract/booking/messages/message-rules.ts';
import type { Priority } from '#server/kit/mail/messages-repo.ts';

const ofType: Partial<Record<MessageType, Priority>> = {
  called: 'waited_for',
  changed: 'changed',
  cancelled: 'changed',
  confirmation: 'confirmation',
  ready: 'today',
};

const ofDay: readonly MessageType[] = ['reminder', 'arrival'];

/** How soon the customer of a booking has to have a message of this type; `isToday`, whether they come today. */
export const priorityOf = (type: MessageType, isToday: boolean): Priority =>
  ofType[type] ?? (isToday && ofDay.includes(type) ? 'today' : 'usual');
