import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#contract/kit/row.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { choice, date } from '#contract/kit/fields.ts';
import { orders } from '#contract/sales/orders.ts';
import { quoteCalls, quoteTransports } from '#contract/sales/quotes/quotes.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { showAlert } from '#src/data/alerts.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { CopyButton } from '#src/ui/state/copy-button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { lastDay } from '../last-day.ts';
import { QuoteOutcome } from './quote-outcome.tsx';

const fields = {
  transport: choice(quoteTransports, {}),
  until: date({ required: true }),
};
// Until when a quote holds, where nobody says.
const usualDays = 14;

/** How an order's quote stands with its customer: sent, again, closed, and what they answered. */
export function QuotePanel({ row }: { row: RowOf<typeof orders> }) {
  const { t } = useTranslation('orders');
  const siteId = useSiteId();
  const mayWrite = useMayWrite(orders);
  const { busy, actionError, run } = useAction();
  const [sent, setSent] = useState<{ readonly path: string } | null>(null);
  const address = useRef<HTMLElement>(null);
  const [asking, setAsking] = useState(false);
  const { id, version, quote_sent_at: sentAt, quote_until: until } = row;
  const time = (at: string) => `${showDate(at)} ${showTime(at)}`;
  const url = sent && `${location.origin}${sent.path}`;
  // The form begins again once it is sent; a keyboard goes on at what it was sent for.
  useEffect(() => {
    if (sent) address.current?.focus();
  }, [sent]);

  const close = () =>
    run(async (write) => {
      await write(quoteCalls.closeQuote, { params: { id } }, { siteId });
      setAsking(false);
      setSent(null);
      refetchResource(siteId, orders);
      showAlert({ type: 'success', content: t('quote.closed') });
    });

  return (
    <div className="stack">
      {sentAt !== null && (
        <section className="section" aria-label={t('quote.answer')}>
          <h2>{t('quote.answer')}</h2>
          <QuoteOutcome row={row} />
          <p className="muted">
            {row.quote_sent_to
              ? t('quote.sent', { to: row.quote_sent_to, time: time(sentAt) })
              : t('quote.made', { time: time(sentAt) })}
            {until !== null && <span>{` · ${t('quote.untilDay', { day: lastDay(until) })}`}</span>}
          </p>
        </section>
      )}
      {mayWrite && row.state === 'quote' && (
        <section className="section" aria-label={t('quote.send')}>
          <h2>{sentAt === null ? t('quote.send') : t('quote.again')}</h2>
          <CallForm
            call={quoteCalls.sendQuote}
            params={{ id }}
            about={String(id)}
            words="orders:quote"
            fields={fields}
            layout="grid"
            start={{ until: daysAfter(showDate(serverNow()), usualDays) }}
            body={({ transport, until: last }) => ({ version, transport, until: last })}
            ready={({ until: last }) => last !== null}
            submit={sentAt === null ? t('quote.send') : t('quote.again')}
            onDone={({ data }, { transport }) => {
              setSent(data);
              refetchResource(siteId, orders);
              if (transport !== 'none') showAlert({ type: 'success', content: t('quote.done') });
            }}
          >
            <p className="field-hint">{t('quote.about')}</p>
          </CallForm>
        </section>
      )}
      {url !== null && (
        <section ref={address} className="section" aria-label={t('quote.address')} tabIndex={-1}>
          <h2>{t('quote.address')}</h2>
          <p className="code small">{url}</p>
          <div className="actions">
            <CopyButton text={url} label={t('quote.copy')} />
            <a className="button" href={url} target="_blank" rel="noreferrer">
              {t('quote.open')}
            </a>
          </div>
        </section>
      )}
      <ErrorNote text={actionError.text} />
      {mayWrite && sentAt !== null && (
        <div className="actions">
          <Button onClick={() => setAsking(true)}>{t('quote.close')}</Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={t('quote.close')}
        text={t('quote.closeText')}
        action={t('quote.close')}
        danger
        busy={busy}
        onConfirm={() => void close()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
