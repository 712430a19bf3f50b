import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { calendarCalls } from '#contract/booking/booking-settings/calendar-calls.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { SelectField } from '#src/ui/input/select-field.tsx';

/** Asks for the account of the user who works at the site; who is booked as somebody else already cannot be chosen. */
export const AccountInput: OwnInput = ({ label, value, row, fieldError, onChange }) => {
  const { t } = useTranslation('booking-settings');
  const { data } = useQuery(queryFor(useSiteId(), calendarCalls.people, undefined));
  const chosen = value as number | null;
  const people = (data?.data ?? []).filter(
    ({ id, booked_as: as }) => as === null || id === chosen || as === row['name'],
  );
  const isGone = chosen !== null && data !== undefined && !people.some(({ id }) => id === chosen);
  return (
    <SelectField
      label={label}
      hint={t('account.hint')}
      fieldError={fieldError}
      value={chosen === null ? '' : String(chosen)}
      options={[
        { value: '', label: t('account.none') },
        ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        // Who works here no more stays named until another is chosen.
        ...(isGone
          ? [{ value: String(chosen), label: t('account.gone', { name: row['account'] }) }]
          : []),
      ]}
      onChoose={(id) => onChange(id === '' ? null : Number(id))}
    />
  );
};
