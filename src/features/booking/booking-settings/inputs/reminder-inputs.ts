import { skipConditions } from '#contract/booking/booking-settings/reminders.ts';
import { MinutesAfter } from './minutes-after.tsx';
import { ServiceIdsInput } from './service-ids-input.tsx';
import { severalOf } from './several-of.tsx';
import { TemplatesInput } from './templates-input.tsx';
import { TimeOfDay } from './time-of-day.tsx';

/** What asks for the fields of a reminder. */
export const reminderInputs = {
  minutes_after: MinutesAfter,
  send_from: TimeOfDay,
  send_to: TimeOfDay,
  skip: severalOf(skipConditions, 'skip'),
  service_ids: ServiceIdsInput,
  templates: TemplatesInput,
};
