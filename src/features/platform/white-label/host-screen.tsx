import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { whiteLabelCalls } from '#contract/platform/white-label.ts';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { HostForm } from './host-form.tsx';
import './white-label.css';

/** One host's branding; without a host in the address, a new one. */
export default function HostScreen() {
  const { t } = useTranslation('white-label');
  const siteId = useSiteId();
  const { host } = useParams();
  const navigate = useNavigate();
  const { busy, actionError, run } = useAction();
  const [asking, setAsking] = useState(false);
  const list = sitePath(siteId, 'sysop/white-labels');

  function leave(content: string) {
    showAlert({ type: 'success', content });
    const stale = questionOf(siteId, whiteLabelCalls.list);
    queryClient.invalidateQueries({ queryKey: stale }).catch(notRead);
    Promise.resolve(navigate(list)).catch(notRead);
  }

  const remove = () =>
    run(async (write) => {
      await write(whiteLabelCalls.remove, { params: { host: host ?? '' } }, { siteId });
      leave(t('removed'));
    });

  return (
    <div className="page">
      <header className="row apart">
        <h1>{host ?? t('newHeading')}</h1>
        <Link className="button" to={list}>
          {t('all')}
        </Link>
      </header>
      <HostForm
        key={host ?? ''}
        siteId={siteId}
        host={host}
        onSaved={() => leave(t('saved'))}
        actions={host && <Button onClick={() => setAsking(true)}>{t('remove')}</Button>}
      />
      <ErrorNote text={actionError.text} />
      <ConfirmDialog
        open={asking}
        title={t('remove')}
        text={t('removeText', { host })}
        action={t('removeConfirm')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

const notRead = (cause: unknown) => logProblem('The hosts stayed', cause);
