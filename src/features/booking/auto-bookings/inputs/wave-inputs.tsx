import i18next from 'i18next';
import { Choices } from '#src/ui/input/choices.tsx';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { dateFormat } from '#src/i18n/formats.ts';

// A list does without what asks.
const AudienceInput = lazyComponent(
  async () => (await import('./audience-input.tsx')).AudienceInput,
);

// 2024-01-01 was a Monday.
const monday = Date.parse('2024-01-01');
const dayMs = 86_400_000;

const Weekdays: OwnInput = ({ label, value, fieldError, onChange }) => {
  const name = dateFormat(i18next.language, { weekday: 'long', timeZone: 'UTC' });
  return (
    <div className="whole">
      <Choices
        label={label}
        options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({
          value: day,
          label: name.format(monday + (day - 1) * dayMs),
        }))}
        chosen={value as readonly number[]}
        fieldError={fieldError}
        onChoose={onChange}
      />
    </div>
  );
};

/** What asks for the fields of a wave. */
export const waveInputs = {
  weekdays: Weekdays,
  needs_consent: AudienceInput,
};
