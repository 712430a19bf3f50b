import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { journalCalls } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import type { Answer } from '#contract/kit/call.ts';
import { useAction } from '#src/crud/use-action.ts';
import { fetchQuery, queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

type Checked = Answer<(typeof journalCalls)['check']>['data'];

/** Looks a journal through from its first entry, and says what is wrong with it. */
export function CheckButton({ id }: { id: number }) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = () =>
    run(async () => {
      const query = { ...queryFor(siteId, journalCalls.check, { params: { id } }), staleTime: 0 };
      setChecked((await fetchQuery(query)).data);
    });
  return (
    <>
      <Button busy={busy} onClick={() => void check()}>
        {t('check.title')}
      </Button>
      <ErrorNote text={actionError.text} />
      {checked && (
        <div className={checked.faults.length === 0 ? 'message good' : 'message bad'} role="status">
          <p>
            {checked.faults.length === 0
              ? t('check.good', { transactions: checked.transactions, events: checked.events })
              : t('check.bad', { count: checked.faults.length })}
          </p>
          {checked.faults.length > 0 && (
            <ul>
              {checked.faults.slice(0, 20).map(({ fault, nr }) => (
                <li key={`${fault} ${nr}`}>{t(`check.faults.${fault}`, { nr })}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
}
