import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { contentOf } from '#src/data/outbox/outbox-handlers.ts';
import { dismiss, retry } from '#src/data/outbox/outbox.ts';
import { callKey, type OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { useAllStalled, useAllUnsent } from '#src/data/outbox/use-outbox.ts';
import { serverNow } from '#src/data/server-time.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { deviceId } from '#src/device/device-id.ts';
import { logProblem } from '#src/device/log.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { usePanel } from '#src/navigation/panel/use-panel.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { outboxPanel } from './exports.ts';
import { UnsentAct } from './unsent-act.tsx';
import { stateOf, unsentFile } from './unsent.ts';

const failed = (cause: unknown) => logProblem('What is not sent could not be changed', cause);
const noRows: readonly OutboxRow[] = [];

/** Everything this person did on this device that the server has not confirmed, at whichever site. */
export function OutboxPanel() {
  const { t } = useTranslation('outbox');
  const { hide } = usePanel(outboxPanel);
  const tokens = useSiteTokens();
  const known = useAllUnsent();
  const rows = known ?? noRows;
  const stalled = useAllStalled();
  const textOf = useActText(rows);
  const [toDiscard, setToDiscard] = useState<OutboxRow | null>(null);
  const [busy, setBusy] = useState(false);
  const timeOf = ({ madeAt }: OutboxRow) => `${showDate(madeAt)} ${showTime(madeAt)}`;

  async function sendNow() {
    setBusy(true);
    await Promise.all([...new Set(rows.map((row) => row.siteId))].map((id) => drain(id, 'now')));
    setBusy(false);
  }

  async function save() {
    const savedAt = serverNow();
    const name = t('file', { date: showDate(savedAt) });
    // What cannot be sent any more has nothing but its words.
    const whole = rows.map(async (row) => ({
      ...row,
      given: await contentOf(row).catch(() => row.given),
    }));
    saveFile(name, unsentFile(await Promise.all(whole), { deviceId: deviceId(), savedAt }, textOf));
  }

  function discard(row: OutboxRow) {
    setToDiscard(null);
    dismiss(row.seq).catch(failed);
  }

  return (
    <Dialog open title={t('title')} place="side" long inAddress onClose={hide}>
      {known === undefined && <Skeleton />}
      {known?.length === 0 && <EmptyState title={t('empty')} />}
      {rows.length > 0 && (
        <>
          {stalled ? <p className="message bad">{t('stalled')}</p> : <p>{t('intro')}</p>}
          <div className="actions">
            <Button variant="primary" busy={busy} onClick={() => void sendNow()}>
              {t('sendNow')}
            </Button>
            <Button onClick={() => void save().catch(failed)}>{t('save')}</Button>
          </div>
          <ul className="stack">
            {rows.map((row) => (
              <UnsentAct
                key={row.seq}
                row={row}
                what={textOf(row)}
                meta={t('meta', { time: timeOf(row), site: row.siteName })}
                state={stateOf(row, rows, tokens)}
                onRetry={() => void retry(row.seq).catch(failed)}
                onDiscard={() => setToDiscard(row)}
              />
            ))}
          </ul>
        </>
      )}
      {toDiscard && (
        <ConfirmDialog
          open
          danger
          title={t('ask.title')}
          text={t('ask.text', {
            what: textOf(toDiscard),
            time: timeOf(toDiscard),
            site: toDiscard.siteName,
          })}
          action={t('ask.discard')}
          onConfirm={() => discard(toDiscard)}
          onClose={() => setToDiscard(null)}
        />
      )}
    </Dialog>
  );
}

/** Puts what was done in words: in those of the features that these entries are of. */
function useActText(rows: readonly OutboxRow[]): (row: OutboxRow) => string {
  const features = rows.map(({ act }) => act.words.split(':')[0] ?? '');
  const { t, i18n } = useTranslation(['outbox', ...new Set(features)]);
  return (row) =>
    i18n.exists(row.act.words)
      ? t(row.act.words as string, { ...row.act.values })
      : // Words that this version of the app no longer has.
        t('outbox:unknown', { call: callKey(row) });
}

/** Lets the person keep a text as a file, like a download. Works without network. */
function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
