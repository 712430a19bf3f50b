import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  reminderLetterCalls,
  reminderLetters,
} from '#contract/economy/reminder-runs/reminder-letters.ts';
import type { Row } from '#contract/kit/row.ts';
import { ActionButton } from '#src/crud/steps/action-button.tsx';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { FileButton } from './file-button.tsx';
import { useAmount } from './use-amount.ts';

/** The invoices that a letter is about, what of each is left, and the letter itself. */
export function LetterHead({ row }: { row: Row }) {
  const { t, i18n } = useTranslation('reminder-runs');
  const { id } = row;
  const siteId = useSiteId();
  const amount = useAmount();
  const query = useQuery(queryFor(siteId, reminderLetterCalls.invoices, { params: { id } }));
  // What is waived or paid is not left any more.
  useReadAgain(query, useChanges('invoices') + row.version);
  return (
    <section className="whole section stack tight" aria-label={t('letter.invoices')}>
      <h2>{t('letter.invoices')}</h2>
      <Loaded query={query} rows={1}>
        {({ data }) => (
          <ol className="rows">
            {data.map(({ invoice_id, number, due, open, left }) => (
              <li key={invoice_id}>
                <span className="rest named">
                  <b>
                    <Link to={sitePath(siteId, `invoices/${invoice_id}`)}>{number}</Link>
                  </b>
                  <small>
                    {sayDay(due, showDate(serverNow()), i18n.language)}
                    {' · '}
                    {left > 0 ? t('letter.left', { amount: amount(left) }) : t('letter.settled')}
                  </small>
                </span>
                <b className="amount">{amount(open)}</b>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      <div className="actions">
        <FileButton call={reminderLetterCalls.paper} id={id}>
          {t('letter.paper')}
        </FileButton>
        {Number(row['fee']) + Number(row['interest']) > 0 && (
          <ActionButton resource={reminderLetters} row={row} word="waive" />
        )}
      </div>
    </section>
  );
}
