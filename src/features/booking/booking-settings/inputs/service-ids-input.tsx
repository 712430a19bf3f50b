import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookingServices } from '#contract/booking/booking-settings/catalogue.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Choices } from '#src/ui/input/choices.tsx';

/** Asks for some of a calendar's services; for all, where none is ticked. */
export const ServiceIdsInput: OwnInput = ({ label, value, row, fieldError, onChange }) => {
  const { t } = useTranslation('booking-settings');
  const query = { calendar_id: String(row['calendar_id']), per_page: 200 };
  const { data } = useQuery(queryFor(useSiteId(), bookingServices.calls.list, { query }));
  return (
    <Choices
      label={label}
      options={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      chosen={value as readonly number[]}
      hint={t('services.allWhereNone')}
      fieldError={fieldError}
      onChoose={onChange}
    />
  );
};
