import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { runs, type RunItem } from '#contract/economy/invoice-runs/invoice-runs.ts';
import type { Row } from '#contract/kit/row.ts';
import { BatchItems } from '#src/crud/batch/batch-items.tsx';
import { madeTones } from '#src/crud/batch/made-tones.ts';
import { useChanges } from '#src/crud/live-changes.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { serverNow } from '#src/data/server-time.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { Plate } from '#src/ui/plate.tsx';

/** What is in a run, what each comes to, and why one is not invoiced. */
export function ContentsTab({ row }: { row: Row }) {
  const { t } = useTranslation('invoice-runs');
  return (
    <BatchItems
      batch={runs}
      row={row}
      changes={useChanges('invoices')}
      search={t('orders.search')}
      none={t('orders.none')}
      stateText={(state) => t(`states.${state}`)}
      tones={madeTones}
      nameOf={({ number, customer }) => [number, customer].join(' ')}
      renderItem={(item) => <Named item={item} />}
      renderMore={(item) => <Remarks item={item} />}
    />
  );
}

function Named({ item }: { item: RunItem }) {
  const { t } = useTranslation('invoice-runs');
  const siteId = useSiteId();
  const { order_id: order, agreement_id: agreement } = item;
  const path = order === null ? `tyre-hotel/agreements/${agreement}` : `order/details/${order}`;
  return (
    <>
      <Link to={sitePath(siteId, path)}>{item.number}</Link>
      <span className="rest">{item.customer || t('orders.nobody')}</span>
      <Plate plate={item.licenseplate || null} />
    </>
  );
}

/** Why something is not invoiced, when it was done, the invoice that it stands on, and what it comes to. */
function Remarks({ item: { reason, done_on: day, ...item } }: { item: RunItem }) {
  const { t, i18n } = useTranslation('invoice-runs');
  const words = useTranslations(runs.resource);
  const siteId = useSiteId();
  const { invoice_id: invoice, invoice_number: number } = item;
  return (
    <>
      <small>
        <Facts
          of={[
            reason !== '' && t(`reasons.${reason}`),
            day !== null &&
              t('orders.done', { day: sayDay(day, showDate(serverNow()), i18n.language) }),
            invoice !== null && (
              <Link key="invoice" to={sitePath(siteId, `invoices/${invoice}`)}>
                {number === '' ? t('orders.draft') : t('orders.invoice', { number })}
              </Link>
            ),
          ]}
        />
      </small>
      <b>{moneyText(item.amount, words, i18n.language)}</b>
    </>
  );
}
