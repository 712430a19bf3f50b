import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCalls } from '#contract/platform/session.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { Time } from '#src/ui/time.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { AccountCard } from './account-page.tsx';
import { deviceName } from '#contract/kit/device-name.ts';

/** Where the person is logged in, to end what is not theirs any more. */
export function Logins() {
  const { t } = useTranslation('preferences');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, sessionCalls.sessions, undefined));
  const { busy, actionError, run } = useAction();
  const [asking, setAsking] = useState(false);
  const logins = (query.data?.data ?? []).toSorted((a, b) => Number(b.current) - Number(a.current));

  const end = (sessionId: string) =>
    run(async (write) => {
      await write(sessionCalls.endSession, { params: { sessionId } }, { siteId });
      await query.refetch();
    });
  const endOthers = () =>
    run(async (write) => {
      await write(sessionCalls.endOtherSessions, undefined, { siteId });
      await query.refetch();
      setAsking(false);
    });

  return (
    <AccountCard heading={t('logins.heading')} text={t('logins.text')}>
      <Loaded query={query} rows={2} />
      <ul className="rows apart">
        {logins.map((login) => (
          <li key={login.id}>
            <span className="named">
              <b>{deviceName(login.userAgent) ?? t('logins.unknown')}</b>
              <small>
                {t('logins.since')} <Time at={login.createdAt} variant="both" />
              </small>
            </span>
            {login.current ? (
              <StatusChip tone="ok">{t('logins.this')}</StatusChip>
            ) : (
              <Button disabled={busy} onClick={() => void end(login.id)}>
                {t('logins.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ErrorNote text={actionError.text} />
      {logins.length > 1 && (
        <Button onClick={() => setAsking(true)}>{t('logins.endOthers')}</Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('logins.endOthers')}
        text={t('logins.endOthersText')}
        action={t('logins.endOthersConfirm')}
        busy={busy}
        onConfirm={() => void endOthers()}
        onClose={() => setAsking(false)}
      />
    </AccountCard>
  );
}
