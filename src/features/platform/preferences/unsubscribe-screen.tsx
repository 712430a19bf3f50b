import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { preferencesCalls } from '#contract/platform/preferences.ts';
import type { Answer } from '#contract/kit/call.ts';
import { useAction } from '#src/crud/use-action.ts';
import { send } from '#src/data/api.ts';
import { SessionPage } from '#src/features/platform/session/exports.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

type Subscription = Answer<typeof preferencesCalls.subscription>['data'];

/** No more mails of one kind, by the link in one of them; and back again. Opening it changes nothing. */
export default function UnsubscribeScreen() {
  const { t } = useTranslation('preferences');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { busy, actionError, run } = useAction();
  const [about, setAbout] = useState<Subscription | null>(null);

  const read = () =>
    run(async () =>
      setAbout((await send(preferencesCalls.subscription, { query: { token } })).data),
    );
  const set = (wanted: boolean) =>
    run(async () => {
      const parts = { query: { token }, body: { wanted } };
      setAbout((await send(preferencesCalls.unsubscribe, parts)).data);
    });

  useEffect(() => {
    void read();
    // Once for each link; otherwise when the person asks for it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [token]);

  return (
    <SessionPage heading={t('unsubscribe.heading')}>
      {busy && !about && <Skeleton rows={2} />}
      {about && (
        <>
          <p className={`message ${about.wanted ? 'info' : 'ok'}`} role="status">
            {about.wanted
              ? t(`unsubscribe.wanted.${about.list}`, { email: about.email })
              : t(`unsubscribe.refused.${about.list}`, { email: about.email })}
          </p>
          <Button
            variant={about.wanted ? 'primary' : 'plain'}
            busy={busy}
            onClick={() => void set(!about.wanted)}
          >
            {about.wanted ? t('unsubscribe.stop') : t('unsubscribe.again')}
          </Button>
          <p className="muted">{t('unsubscribe.others')}</p>
        </>
      )}
      <ErrorNote text={actionError.text} />
      {actionError.text && !about && (
        <Button busy={busy} onClick={() => void read()}>
          {t('unsubscribe.retry')}
        </Button>
      )}
    </SessionPage>
  );
}
