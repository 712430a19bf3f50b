import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { keyCalls } from '#contract/cash/cash-registers/journal/key-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { showAlert } from '#src/data/alerts.ts';
import { download } from '#src/data/download.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { Time } from '#src/ui/time.tsx';

/** The keys by which the journals of the company are signed: to be checked by, and to be replaced. */
export function SignatureKeys() {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const may = useMay();
  const { busy, actionError, run } = useAction();
  const [asks, setAsks] = useState(false);
  const query = useQuery(queryFor(siteId, keyCalls.keys, {}));
  useReadAgain(query, useChanges(cashRegisters.name));
  const newest = query.data?.data[0]?.version ?? 0;
  const replace = () =>
    run(async (write) => {
      const { data } = await write(keyCalls.makeKey, { body: { after: newest } }, { siteId });
      setAsks(false);
      showAlert({ type: 'success', content: t('keys.done', data) });
      await query.refetch();
    });
  return (
    <section className="stack">
      <h2>{t('saft.keys')}</h2>
      <p className="muted">{t('saft.keysIntro')}</p>
      <Loaded query={query} rows={1} empty={t('keys.none')}>
        {({ data }) => (
          <ol className="rows">
            {data.map(({ version, made_at: at, by }) => (
              <li key={version}>
                <span className="rest named">
                  <b>{t('keys.version', { version })}</b>
                  <small>
                    <Facts
                      of={[
                        <Time key="at" at={at} variant="both" />,
                        by !== '' && t('keys.by', { name: by }),
                        version === newest && t('keys.now'),
                      ]}
                    />
                  </small>
                </span>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      <ErrorNote text={actionError.text} />
      {newest > 0 && (
        <div className="actions">
          <Button
            busy={busy}
            onClick={() => void run(() => download(keyCalls.publicKeys, {}, siteId))}
          >
            {t('saft.takeKeys')}
          </Button>
          {may('cash.settings') && <Button onClick={() => setAsks(true)}>{t('keys.new')}</Button>}
        </div>
      )}
      <ConfirmDialog
        open={asks}
        title={t('keys.new')}
        text={t('keys.ask')}
        action={t('keys.new')}
        busy={busy}
        onConfirm={() => void replace()}
        onClose={() => setAsks(false)}
      />
    </section>
  );
}
