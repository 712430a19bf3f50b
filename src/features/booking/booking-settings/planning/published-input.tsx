import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

// A form knows of bookings only where it may stand in their way.
const DisplacedBookings = lazyComponent(
  async () => (await import('./displaced-bookings.tsx')).DisplacedBookings,
);

/** Asks whether a plan holds, with the bookings that it then stands in the way of. */
export const PublishedInput: OwnInput = ({ label, value, row, onChange }) => {
  const { kind, calendar_id, begins_at, ends_at, place_id, resource_id } = row;
  const isClosing = value === true && (kind === 'block' || kind === 'absence');
  const isOfOne = Boolean(place_id) || Boolean(resource_id);
  const [from, to] = [begins_at, ends_at] as (string | null)[];
  return (
    <div className="stack whole">
      <Toggle label={label} on={value === true} onTurn={onChange} />
      {isClosing && isOfOne && from && to && from < to && (
        <DisplacedBookings
          calendarId={String(calendar_id)}
          from={from}
          to={to}
          // Who is absent from a place closes it for nobody else.
          placeId={kind === 'absence' && resource_id ? null : (place_id as number | null)}
          resourceId={resource_id as number | null}
        />
      )}
    </div>
  );
};
