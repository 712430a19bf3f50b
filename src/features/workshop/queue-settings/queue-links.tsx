import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queueScreensCalls, type QueueLink } from '#contract/workshop/queue-screens.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { queryClient, queryFor, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { NewLink } from './new-link.tsx';

/** The lobby screens and kiosks that are let in by their address. */
export function QueueLinks({ siteId }: { siteId: SiteId }) {
  const { t } = useTranslation('queue-settings');
  const query = useQuery(queryFor(siteId, queueScreensCalls.links, undefined));
  const [leaving, setLeaving] = useState<QueueLink | null>(null);
  const { busy, actionError, run } = useAction();
  const links = query.data?.data;
  const readAgain = () =>
    queryClient.invalidateQueries({ queryKey: questionOf(siteId, queueScreensCalls.links) });

  const revoke = (id: number) =>
    run(async (write) => {
      await write(queueScreensCalls.revokeLink, { params: { id } }, { siteId });
      setLeaving(null);
      await readAgain();
    });

  return (
    <section className="section">
      <h2>{t('links.title')}</h2>
      <p className="muted">{t('links.text')}</p>
      <Loaded query={query} rows={2} empty={t('links.none')} />
      <ul className="rows">
        {links?.map((link) => (
          <li key={link.id}>
            <StatusChip tone="idle">{t(`links.choices.kind.${link.kind}`)}</StatusChip>
            <span className="named rest">
              <b>{link.name}</b>
              <small>{lastSeen(link)}</small>
            </span>
            <Button onClick={() => setLeaving(link)}>{t('links.revoke')}</Button>
          </li>
        ))}
      </ul>
      <NewLink onAdded={() => void readAgain()} />
      <ErrorNote text={actionError.text} />
      <ConfirmDialog
        open={leaving !== null}
        title={t('links.revokeTitle', { name: leaving?.name })}
        text={t('links.revokeText')}
        action={t('links.revoke')}
        danger
        busy={busy}
        onConfirm={() => void (leaving && revoke(leaving.id))}
        onClose={() => setLeaving(null)}
      />
    </section>
  );

  function lastSeen({ lastSeenAt }: QueueLink): string {
    if (lastSeenAt === null) return t('links.neverSeen');
    return t('links.seen', { at: `${showDate(lastSeenAt)} ${showTime(lastSeenAt)}` });
  }
}
