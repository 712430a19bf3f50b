import { skipConditions } from '#contract/booking/booking-settings/reminders.ts';
import { MinutesAfter } from './minutes-after.tsx';
import { ServiceIdsInput } from './service-ids-input.tsx';
import { severalOf } from './several-of.tsx';
import { TemplatesInput } from './templates-input.tsx';

/** What asks for the fields of a reminder. */
export const reminderInputs = {
  minutes_after: MinutesAfter,
  skip: severalOf(skipConditions, 'skip'),
  service_ids: ServiceIdsInput,
  templates: TemplatesInput,
};
