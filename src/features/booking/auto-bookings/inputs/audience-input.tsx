import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { autoBookingCalls } from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { queryFor } from '#src/data/query.ts';
import { isDay } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { Reasons } from '../board/reasons.tsx';

type Row = ComponentProps<OwnInput>['row'];

/** The last question about whom a wave is for, and beside it for how many it is as it stands in the form. */
export const AudienceInput: OwnInput = ({ label, value, row, onChange }) => {
  const { t } = useTranslation('auto-bookings');
  return (
    <div className="stack whole">
      <Toggle label={label} on={value === true} onTurn={onChange} />
      <p className="field-hint">{t('auto-bookings.hints.needs_consent')}</p>
      <AudienceCount row={row} />
    </div>
  );
};

function AudienceCount({ row }: { row: Row }) {
  const { t } = useTranslation('auto-bookings');
  const call = queryFor(useSiteId(), autoBookingCalls.audience, { body: bodyOf(row) });
  const query = useQuery({ ...call, placeholderData: keepPreviousData });
  return (
    <section className="section" aria-live="polite">
      <Loaded query={query} rows={2}>
        {({ data: { members, sms, emails, out } }) => (
          <>
            <h2>{t('audience.members', { count: members })}</h2>
            <p>{t('audience.reached', { sms, emails })}</p>
            <Reasons title={t('audience.out')} reasons={out} />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** What is asked of a form that is half filled in: a day that is being typed is none yet. */
function bodyOf(row: Row) {
  const day = (name: string) => {
    const value = row[name];
    return typeof value === 'string' && isDay(value) ? value : null;
  };
  return {
    service_id: row['service_id'] as number | null,
    season: row['season'] as 'winter',
    warehouse_id: row['warehouse_id'] as number | null,
    agreement_type_id: row['agreement_type_id'] as number | null,
    with_tags: row['with_tags'] as string[],
    needs_consent: row['needs_consent'] === true,
    stored_before: day('stored_before'),
    first_day: day('first_day'),
    last_day: day('last_day'),
  };
}
