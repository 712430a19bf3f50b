import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { WhenField } from '#src/crud/widgets/when-field.tsx';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { asDays, asHours, beginOf, endOf, firstDay, isOfDays, lastDay } from './plan-days.ts';
import { PublishedInput } from './published-input.tsx';

type Input = ComponentProps<OwnInput>;

// Work has hours; away and blocked is something mostly for days.
const isMostlyDays = ({ kind }: Input['row']) => kind === 'absence' || kind === 'block';

const BeginsInput: OwnInput = (props) => {
  const { t } = useTranslation('booking-settings');
  const { row, value, onRow } = props;
  const days = isMostlyDays(row) && isOfDays(row);
  return (
    <>
      {isMostlyDays(row) && (
        <div className="whole">
          <Toggle
            label={t('planning.wholeDays')}
            on={days}
            onTurn={(on) => onRow(on ? asDays(row) : asHours(row, showDate(serverNow())))}
          />
        </div>
      )}
      <Times {...props} days={days} day={firstDay(value)} keep={beginOf} />
    </>
  );
};

const EndsInput: OwnInput = (props) => {
  const { t } = useTranslation('booking-settings');
  const days = isMostlyDays(props.row) && isOfDays(props.row);
  const hint = days ? t('planning.lastDay') : props.hint;
  return <Times {...props} hint={hint} days={days} day={lastDay(props.value)} keep={endOf} />;
};

interface TimesProps extends Input {
  days: boolean;
  /** As the field of a day has it. */
  day: string;
  keep: (field: string) => string | null;
}

function Times({ label, hint, fieldError, value, onChange, days, day, keep }: TimesProps) {
  const { t } = useTranslation('booking-settings');
  const required = t('crud:form.required', { label });
  if (!days) {
    return (
      <WhenField
        kind="instant"
        label={required}
        hint={hint}
        fieldError={fieldError}
        required
        days={undefined}
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <DateField
      label={required}
      hint={hint}
      fieldError={fieldError}
      required
      value={day}
      onChange={(field) => onChange(keep(field))}
    />
  );
}

/** What asks for a plan in ways of its own. */
export const planInputs = {
  begins_at: BeginsInput,
  ends_at: EndsInput,
  published: PublishedInput,
};
