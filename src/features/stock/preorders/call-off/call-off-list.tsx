import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CallOff } from '#contract/stock/preorders/preorder-calls.ts';
import { preorderAgreements } from '#contract/stock/preorders/preorder-agreements.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

interface Props {
  readonly supplier: string;
  readonly callOffs: readonly CallOff[];
}

/** What sites have called off, the newest first, with what the supplier owes for prices that fell; each leads to its refill where that is of this site. */
export function CallOffList({ supplier, callOffs }: Props) {
  const { t, i18n } = useTranslation('preorders');
  const words = useTranslations(preorderAgreements);
  const price = (minor: number, digits?: number) => moneyText(minor, words, i18n.language, digits);
  const siteId = useSiteId();
  const quantity = useQuantity();
  return (
    <section className="section stack">
      <h2>{t('made.title')}</h2>
      <ul className="rows">
        {callOffs.map((one) => (
          <li key={one.id} className="row">
            <span className="rest stack tight">
              <span>
                <b>{t('made.one', { count: quantity(one.asked), product: one.product })}</b>
              </span>
              <small>
                {t('made.when', {
                  site: one.site,
                  wanted: showDate(one.wanted_on),
                  day: showDate(one.called_at),
                  by: one.by ?? '–',
                })}
              </small>
              <small>
                {one.quantity < one.asked
                  ? t('made.less', {
                      received: quantity(one.received),
                      quantity: quantity(one.quantity),
                    })
                  : t('made.received', { received: quantity(one.received) })}
              </small>
              {one.falls.map((fall) => (
                <p key={fall.since} className="message info">
                  {t('made.fall', {
                    supplier,
                    cost: price(fall.cost),
                    day: showDate(fall.since),
                    each: price(fall.each, 4),
                    count: quantity(fall.quantity),
                    amount: price(fall.amount),
                  })}
                </p>
              ))}
            </span>
            {String(one.site_id) === siteId && (
              <Link
                className="button"
                to={sitePath(siteId, `stock/stock-refill/details/${one.refill_id}`)}
              >
                {t('made.refill', { number: one.refill_number })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
