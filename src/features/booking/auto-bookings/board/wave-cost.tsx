import { useTranslation } from 'react-i18next';
import type { WaveBoard } from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import { useCurrency } from '#src/crud/values/use-currency.ts';
import { showMoney } from '#src/i18n/money.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  board: WaveBoard;
  /** Of a part of an SMS, in minor units. */
  price: number | null;
}

/** What the messages of a wave take, and what that costs where it is known. */
export function WaveCost({ board: { invite, nudge, has_nudge: hasNudge }, price }: Props) {
  const { t, i18n } = useTranslation('auto-bookings');
  const currency = useCurrency();
  const costOf = ({ sms, parts, emails }: typeof invite) => [
    t('cost.sms', { count: sms, parts }),
    t('cost.emails', { count: emails }),
    price !== null && currency && showMoney(parts * price, currency, i18n.language),
  ];
  return (
    <section className="section">
      <h2>{t('cost.title')}</h2>
      <dl className="facts">
        <div>
          <dt>{t('cost.invite')}</dt>
          <dd>
            <Facts of={costOf(invite)} />
          </dd>
        </div>
        {hasNudge && (
          <div>
            <dt>{t('cost.nudge')}</dt>
            <dd>
              <Facts of={costOf(nudge)} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
