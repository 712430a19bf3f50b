import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paymentCalls, type PaymentMatch } from '#contract/economy/payments/payment-calls.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import type { Row } from '#contract/kit/row.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { queryFor } from '#src/data/query.ts';
import { showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { useAmount } from './use-amount.ts';

const TakeBackTaken = lazyComponent(
  async () => (await import('./counter/take-back-taken.tsx')).TakeBackTaken,
);

/** Of which invoices a payment is, who said so, and that it was wrong. */
export function PaymentHead({ row }: { row: Row }) {
  const { id, unmatched } = row;
  const { t } = useTranslation('payments');
  const may = useMay();
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, paymentCalls.matches, { params: { id } }));
  useReadAgain(query, useChanges(payments.name));
  return (
    <section className="whole section stack tight" aria-label={t('matches.title')}>
      <h2>{t('matches.title')}</h2>
      <Loaded query={query} rows={1}>
        {({ data }) => (
          <ol className="rows">
            {data.length === 0 && <li>{t('matches.none')}</li>}
            {data.map((one) => (
              <Matched key={one.id} match={one} payment={id} onChanged={query.refetch} />
            ))}
          </ol>
        )}
      </Loaded>
      {row['bank_file_id'] === null && Number(row['amount']) > 0 && may('payments.write') && (
        <Loaded query={query} rows={1}>
          {({ data }) =>
            data.some(({ reason }) => reason === 'reversed') ? null : (
              <TakeBackTaken row={row} onDone={() => void query.refetch()} />
            )
          }
        </Loaded>
      )}
      {Number(unmatched) !== 0 && (
        <div className="actions">
          <Link className="button primary" to={sitePath(siteId, `payments/match?payment=${id}`)}>
            {t('match.title')}
          </Link>
        </div>
      )}
    </section>
  );
}

interface MatchedProps {
  match: PaymentMatch;
  payment: number;
  onChanged: () => Promise<unknown>;
}

function Matched({ match, payment, onChanged }: MatchedProps) {
  const { t } = useTranslation('payments');
  const siteId = useSiteId();
  const amount = useAmount();
  const may = useMay();
  const { busy, actionError, run } = useAction();
  const { id, invoice_id, number, customer, reason, credit, is_taken_back, at, by } = match;
  const takeBack = () =>
    run(async (write) => {
      const input = { params: { id: payment }, body: { match_id: id } };
      await write(paymentCalls.takeBack, input, { siteId });
      refetchResource(siteId, payments);
      await onChanged();
    });
  return (
    <li>
      <span className="rest named">
        {invoice_id === null ? (
          <b>{t(`matches.${reason as 'paid_back' | 'elsewhere' | 'reversed'}`)}</b>
        ) : (
          <b>
            <Link to={sitePath(siteId, `invoices/${invoice_id}`)}>
              {t('matches.invoice', { number, customer })}
            </Link>
          </b>
        )}
        <small>
          <Facts
            of={[
              <SaidTime key="at" value={at} text={showTime(at)} />,
              by !== null && t('matches.by', { name: by }),
              credit > 0 && t('matches.credit', { amount: amount(credit) }),
              is_taken_back && t('matches.takenBack'),
            ]}
          />
        </small>
        <ErrorNote text={actionError.text} />
      </span>
      <b className="amount">{amount(match.amount)}</b>
      {!is_taken_back && may('payments.write') && (
        <Button busy={busy} onClick={() => void takeBack()}>
          {t('matches.takeBack')}
        </Button>
      )}
    </li>
  );
}
