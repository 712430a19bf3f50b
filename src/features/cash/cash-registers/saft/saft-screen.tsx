import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportCalls } from '#contract/cash/cash-registers/journal/export-calls.ts';
import type { Call } from '#contract/kit/call.ts';
import { useAction } from '#src/crud/use-action.ts';
import { download } from '#src/data/download.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { ExportLog } from './export-log.tsx';
import { SignatureKeys } from './signature-keys.tsx';

/** The journals of the company of a period, as the tax authority asks for them, and who took them until now. */
export default function SaftScreen() {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const today = showDate(serverNow());
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  const [reason, setReason] = useState('');
  const take = (call: (typeof exportCalls)['saft' | 'pack']) =>
    run(async () => {
      await download(call, { query: { from, to, reason } }, siteId);
      setReason('');
      const queryKey = questionOf<Call>(siteId, exportCalls.log, undefined).slice(0, 2);
      await queryClient.invalidateQueries({ queryKey });
    });
  const isReady = from !== '' && to !== '' && from <= to && reason.trim() !== '';
  return (
    <div className="page stack">
      <h1>{t('saft.title')}</h1>
      <p className="muted">{t('saft.intro')}</p>
      <form
        className="stack narrow"
        onSubmit={(event) => {
          event.preventDefault();
          void take(exportCalls.saft);
        }}
      >
        <div className="row">
          <TextField
            label={t('saft.from')}
            type="date"
            value={from}
            onChange={({ target: { value } }) => setFrom(value)}
          />
          <TextField
            label={t('saft.to')}
            type="date"
            value={to}
            onChange={({ target: { value } }) => setTo(value)}
          />
        </div>
        <TextField
          label={t('saft.reason')}
          hint={t('saft.reasonHint')}
          maxLength={200}
          value={reason}
          onChange={({ target: { value } }) => setReason(value)}
        />
        <ErrorNote text={actionError.text} />
        <div className="actions">
          <Button type="submit" variant="primary" busy={busy} disabled={!isReady}>
            {t('saft.do')}
          </Button>
          <Button busy={busy} disabled={!isReady} onClick={() => void take(exportCalls.pack)}>
            {t('saft.pack')}
          </Button>
        </div>
      </form>
      <ExportLog />
      <SignatureKeys />
    </div>
  );
}
