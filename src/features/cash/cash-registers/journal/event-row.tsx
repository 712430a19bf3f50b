import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { writtenAt } from '../register-day.ts';
import { useAmount } from '../use-amount.ts';
import { ReportSums } from './report-sums.tsx';

/** An event of a journal; a report with its sums. */
export function EventRow({ event }: { event: ListedEvent }) {
  const { t } = useTranslation('cash-registers');
  const amount = useAmount();
  const { nr, kind, transaction_nr: of, text, user, report } = event;
  const name = report ? t(`journal.report.${report.kind}`, { nr: report.nr }) : t(`events.${kind}`);
  return (
    <li>
      <span className="rest named">
        <b>{name}</b>
        <small>
          <Facts
            of={[
              t('journal.nr', { nr }),
              writtenAt(event),
              user,
              of !== null && t('journal.of', { nr: of }),
              text,
            ]}
          />
        </small>
        {report && (
          <details>
            <summary>{t('journal.sums')}</summary>
            <ReportSums report={report} />
          </details>
        )}
      </span>
      <b className="amount">
        {report ? amount(report.sums.cash_sales) : event.amount > 0 && amount(event.amount)}
      </b>
    </li>
  );
}
