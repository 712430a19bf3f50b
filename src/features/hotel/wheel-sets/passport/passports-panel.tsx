import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wheelPassportCalls } from '#contract/hotel/labels/wheel-passports.ts';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

/** The addresses on the labels of a set’s wheels: which were opened, and the way to close them. */
export function PassportsPanel({ id, mayWrite }: { id: number; mayWrite: boolean }) {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const input = { params: { id } };
  const query = useQuery(queryFor(siteId, wheelPassportCalls.passports, input));
  const { busy, actionError, run } = useAction();
  const [asking, setAsking] = useState(false);
  const all = query.data?.data ?? [];
  if (all.length === 0) return null;

  const revoke = () =>
    run(async (write) => {
      await write(wheelPassportCalls.revokePassports, input, { siteId });
      setAsking(false);
      await query.refetch();
      showAlert({ type: 'success', content: t('passport.revoked') });
    });

  return (
    <section className="section">
      <h2>{t('passport.panel')}</h2>
      <p className="field-hint">{t('passport.panelText')}</p>
      <ul>
        {all.map(({ position, createdAt, openedAt }) => (
          <li key={position}>
            {t(`positions.${position}`)}
            {': '}
            {t('passport.made', { day: showDate(createdAt) })}
            {', '}
            {openedAt ? t('passport.opened', { day: showDate(openedAt) }) : t('passport.notOpened')}
          </li>
        ))}
      </ul>
      <ErrorNote text={actionError.text} />
      {mayWrite && <Button onClick={() => setAsking(true)}>{t('passport.revoke')}</Button>}
      <ConfirmDialog
        open={asking}
        title={t('passport.revoke')}
        text={t('passport.revokeText')}
        action={t('passport.revoke')}
        danger
        busy={busy}
        onConfirm={() => void revoke()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
