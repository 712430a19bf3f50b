import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { journalCalls } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { useAction } from '#src/crud/use-action.ts';
import { download } from '#src/data/download.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

/** The journals of the company of a period, as the tax authority asks for them. */
export default function SaftScreen() {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const today = showDate(serverNow());
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  return (
    <div className="page stack">
      <h1>{t('saft.title')}</h1>
      <p className="muted">{t('saft.intro')}</p>
      <div className="row at-end">
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
        <Button
          variant="primary"
          busy={busy}
          disabled={from === '' || to === '' || from > to}
          onClick={() =>
            void run(() => download(journalCalls.saft, { query: { from, to } }, siteId))
          }
        >
          {t('saft.do')}
        </Button>
      </div>
      <ErrorNote text={actionError.text} />
    </div>
  );
}
