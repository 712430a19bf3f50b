import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { treadReportCalls } from '#contract/workshop/tread-depth/report.ts';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { showDate } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { CopyButton } from '#src/ui/state/copy-button.tsx';

const QrCode = lazyComponent(async () => (await import('#src/ui/code/qr-code.tsx')).QrCode);

/** The addresses at which the customer reads the report: made, shown once, and closed. */
export function LinkPanel({ siteId, id }: { siteId: SiteId; id: string }) {
  const { t } = useTranslation('tread-depth');
  const { busy, actionError, run } = useAction();
  const [made, setMade] = useState<string | null>(null);
  const input = { params: { id } };
  const queryOptions = queryFor(siteId, treadReportCalls.links, input);
  const query = useQuery(queryOptions);
  const links = query.data?.data ?? [];

  // Also for who has left before the answer, and comes back.
  const again = () => queryClient.invalidateQueries({ queryKey: queryOptions.queryKey });
  const add = () =>
    run(async (write) => {
      const { data } = await write(treadReportCalls.addLink, input, { siteId });
      setMade(`${location.origin}${data.path}`);
      await again();
    });
  const revoke = () =>
    run(async (write) => {
      await write(treadReportCalls.revokeLinks, input, { siteId });
      setMade(null);
      await again();
      showAlert({ type: 'success', content: t('show.revoked') });
    });

  return (
    <section className="section">
      <h2>{t('show.links')}</h2>
      <p className="field-hint">{t('show.linksHint')}</p>
      {made && (
        <div className="section">
          <p role="status">{t('show.once')}</p>
          <QrCode text={made} label={t('show.qr')} />
          <p className="code small">{made}</p>
          <CopyButton text={made} />
        </div>
      )}
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.id}>
              {t('show.madeOn', { day: showDate(link.createdAt) })}
              {', '}
              {link.openedAt
                ? t('show.opened', { day: showDate(link.openedAt) })
                : t('show.notOpened')}
            </li>
          ))}
        </ul>
      )}
      <div role="alert">
        {actionError.text && <p className="field-error">{actionError.text}</p>}
      </div>
      <div className="actions">
        <Button busy={busy} onClick={() => void add()}>
          {t('show.addLink')}
        </Button>
        {links.length > 0 && (
          <Button busy={busy} onClick={() => void revoke()}>
            {t('show.revoke')}
          </Button>
        )}
      </div>
    </section>
  );
}
