import { useTranslation } from 'react-i18next';
import type { LinkedBooking } from '#contract/booking/booking-links/page.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { useChange } from './use-change.ts';

interface Props {
  code: string;
  site: string;
  /** Whether SMS may come that the customer has not asked for. */
  takes: boolean;
  onSeen: (booking: LinkedBooking) => void;
}

/** No more SMS that nobody asked for, at one press; and back again. */
export function TakesSms({ code, site, takes, onSeen }: Props) {
  const { t } = useTranslation('booking-links');
  const { busy, failure, press } = useChange(code, onSeen);
  return (
    <section className="section" aria-label={t('sms.title', { site })}>
      <h2>{t('sms.title', { site })}</h2>
      <p role="status">{takes ? t('sms.wanted') : t('sms.refused')}</p>
      <ErrorNote text={failure} />
      <Button busy={busy} onClick={() => void press({ wanted: !takes })}>
        {takes ? t('sms.stop') : t('sms.again')}
      </Button>
    </section>
  );
}
