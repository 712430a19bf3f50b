import { useTranslation } from 'react-i18next';
import type { CameTransfer } from '#contract/stock/stock-transfers/stock-transfers.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { TransferPaperButton } from './transfer-paper-button.tsx';

/** What has come here lately, each with its receipt; nothing where nothing has. */
export function CameLately({ came }: { came: readonly CameTransfer[] }) {
  const { t } = useTranslation('stock-transfers');
  const quantity = useQuantity();
  if (came.length === 0) return null;
  return (
    <section className="section stack">
      <h2>{t('came.title')}</h2>
      <ul className="rows">
        {came.map(({ id, number, from_site: site, came_at: at, received, lost }) => {
          const when = { day: showDate(at), time: showTime(at), received: quantity(received) };
          return (
            <li key={id} className="row apart">
              <span>
                <b>{t('incoming.from', { number, site })}</b>
                <br />
                <small>
                  {lost > 0
                    ? t('came.countsLost', { ...when, lost: quantity(lost) })
                    : t('came.counts', when)}
                </small>
              </span>
              <TransferPaperButton id={id}>{t('paper.printReceipt')}</TransferPaperButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
