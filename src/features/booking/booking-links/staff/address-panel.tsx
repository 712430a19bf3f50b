import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPageCalls } from '#contract/booking/booking-links/page.ts';
import type { Answer } from '#contract/kit/call.ts';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { serverNow } from '#src/data/server-time.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { CopyButton } from '#src/ui/state/copy-button.tsx';

type Address = Answer<typeof bookingPageCalls.link>['data'];

/** The address at which the customer of a booking sees it: shown, copied and closed. */
export function AddressPanel({ siteId, id }: { siteId: SiteId; id: number }) {
  const { t } = useTranslation('booking-links');
  const { busy, actionError, run } = useAction();
  const [address, setAddress] = useState<Address | null>(null);
  const [asking, setAsking] = useState(false);
  const input = { params: { id } };

  const show = () =>
    run(async (write) => {
      setAddress((await write(bookingPageCalls.link, input, { siteId })).data);
    });
  const close = () =>
    run(async (write) => {
      await write(bookingPageCalls.revokeLink, input, { siteId });
      setAsking(false);
      setAddress(null);
      showAlert({ type: 'success', content: t('staff.closed') });
    });
  const url = address && `${location.origin}${address.path}`;
  const opened = address?.openedAt;
  const ends = address?.endsAt;

  return (
    <section className="section" aria-label={t('staff.title')}>
      <h2>{t('staff.title')}</h2>
      <p className="field-hint">{t('staff.about', { variable: '{link}' })}</p>
      {url && (
        <>
          <p className="code small">{url}</p>
          <p className="muted">
            {opened
              ? t('staff.opened', { time: `${showDate(opened)} ${showTime(opened)}` })
              : t('staff.notOpened')}
          </p>
          {ends && (
            <p className="muted">
              {Date.parse(ends) > serverNow()
                ? t('staff.endsAt', { day: showDate(ends) })
                : t('staff.endedAt', { day: showDate(ends) })}
            </p>
          )}
        </>
      )}
      <div role="alert">
        {actionError.text && <p className="field-error">{actionError.text}</p>}
      </div>
      <div className="actions">
        {url ? (
          <>
            <CopyButton text={url} label={t('staff.copy')} />
            <a className="button" href={url} target="_blank" rel="noreferrer">
              {t('staff.open')}
            </a>
            <Button onClick={() => setAsking(true)}>{t('staff.close')}</Button>
          </>
        ) : (
          <Button busy={busy} onClick={() => void show()}>
            {t('staff.show')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('staff.close')}
        text={t('staff.closeText')}
        action={t('staff.close')}
        danger
        busy={busy}
        onConfirm={() => void close()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
