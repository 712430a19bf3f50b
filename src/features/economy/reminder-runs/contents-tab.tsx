import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WrittenKind } from '#contract/economy/reminder-runs/reminder-letters.ts';
import { runs, type RunItem } from '#contract/economy/reminder-runs/reminder-runs.ts';
import type { Row } from '#contract/kit/row.ts';
import { BatchItems } from '#src/crud/batch/batch-items.tsx';
import { madeTones } from '#src/crud/batch/made-tones.ts';
import { useChanges } from '#src/crud/live-changes.ts';
import { serverNow } from '#src/data/server-time.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { useAmount } from './use-amount.ts';

/** What a run is about, invoice by invoice: how late each is, what is asked for, and why one is left out. */
export function ContentsTab({ row }: { row: Row }) {
  const { t } = useTranslation('reminder-runs');
  return (
    <BatchItems
      batch={runs}
      row={row}
      changes={useChanges('invoices')}
      search={t('contents.search')}
      none={t('contents.none')}
      stateText={(state) => t(`states.${state}`)}
      tones={madeTones}
      nameOf={({ number, customer }) => [number, customer].join(' ')}
      renderItem={(item) => <Named item={item} />}
      renderMore={(item) => <Remarks item={item} />}
    />
  );
}

function Named({ item: { invoice_id, number, customer } }: { item: RunItem }) {
  const siteId = useSiteId();
  return (
    <>
      <Link to={sitePath(siteId, `invoices/${invoice_id}`)}>{number}</Link>
      <span className="rest">{customer}</span>
    </>
  );
}

function Remarks({ item }: { item: RunItem }) {
  const { t, i18n } = useTranslation('reminder-runs');
  const siteId = useSiteId();
  const amount = useAmount();
  const { state, reason, kind, days_late: count, fee, interest, can_from: from } = item;
  const isWritten = state === 'planned' || state === 'made';
  return (
    <>
      <small>
        <Facts
          of={[
            isWritten && <b key="kind">{t(`kinds.${kind as WrittenKind}`)}</b>,
            reason !== '' && t(`reasons.${reason}`),
            from !== null &&
              t('contents.from', { day: sayDay(from, showDate(serverNow()), i18n.language) }),
            t('contents.late', { count }),
            fee > 0 && t('contents.fee', { amount: amount(fee) }),
            interest > 0 && t('contents.interest', { amount: amount(interest) }),
            item.paid_since > 0 && t('contents.paid', { amount: amount(item.paid_since) }),
            item.letter_id !== null && (
              <Link
                key="letter"
                to={sitePath(siteId, `payment/reminder-letters/${item.letter_id}`)}
              >
                {t('contents.letter')}
              </Link>
            ),
          ]}
        />
      </small>
      <b>{amount(item.open + fee + interest)}</b>
    </>
  );
}
