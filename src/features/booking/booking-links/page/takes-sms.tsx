import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedBooking } from '#contract/booking/booking-links/page.ts';
import { ApiError, OfflineError } from '#src/data/api-errors.ts';
import { send } from '#src/data/api.ts';
import { Button } from '#src/ui/button.tsx';
import { Refusal } from '#src/ui/state/refusal.tsx';
import { laterCalls } from './later-calls.ts';

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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function turn(): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      const { bookingPageCalls } = await laterCalls();
      const parts = { params: { code }, body: { wanted: !takes } };
      onSeen((await send(bookingPageCalls.takeSms, parts)).data);
    } catch (cause) {
      if (!(cause instanceof ApiError || cause instanceof OfflineError)) throw cause;
      setFailure(cause instanceof ApiError ? cause.message : t('page.unsent'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className="section" aria-label={t('sms.title', { site })}>
      <h2>{t('sms.title', { site })}</h2>
      <p role="status">{takes ? t('sms.wanted') : t('sms.refused')}</p>
      <Refusal text={failure} />
      <Button busy={busy} onClick={() => void turn()}>
        {takes ? t('sms.stop') : t('sms.again')}
      </Button>
    </section>
  );
}
