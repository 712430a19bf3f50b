import type { Row } from '#contract/kit/row.ts';
import { bookingPlans } from '#contract/booking/booking-settings/workshop.ts';
import { EmbeddedList } from '#src/crud/embedded/embedded-list.tsx';
import { planInputs } from './plan-inputs.tsx';

/** When somebody is away or at work otherwise than their schedule says. */
export function PlansTab({ row }: { row: Row }) {
  const { calendar_id, shown } = row;
  return (
    <EmbeddedList
      resource={bookingPlans}
      field="resource_id"
      owner={row}
      inputs={planInputs}
      called={String(row['name'])}
      start={{ calendar_id, kind: 'absence', shown: { calendar_id: shown['calendar_id'] ?? '' } }}
    />
  );
}
