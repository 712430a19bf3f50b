import { useTranslation } from 'react-i18next';
import type { ShownAdvice } from '#contract/sales/order-tyres/order-tyres.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { TreadOnCar } from '#src/features/workshop/tread-depth/exports.ts';
import { Button } from '#src/ui/button.tsx';
import { Alternatives } from './alternatives.tsx';
import { useMillimetres } from './worn-text.ts';
import type { Sell } from './use-sell.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  advice: ShownAdvice;
  currency: string;
  /** The products that the order sells already. */
  sold: ReadonlySet<number>;
  sell: Sell;
  mayChange: boolean;
  vatCode: string;
}

/** What the tread of a car or set asks for and why, and the tyres that answer it: one press adds them. */
export function AdvicePart({ advice, currency, sold, sell, mayChange, vatCode }: Props) {
  const { t } = useTranslation('order-tyres');
  const many = useQuantity();
  const millimetres = useMillimetres();
  const { of, called, read_on: on, country, legal, recommended, offer, tyres } = advice;
  return (
    <section className="section stack" aria-label={t(`advice.${of}`, { called })}>
      <h2>{t(`advice.${of}`, { called })}</h2>
      <TreadOnCar
        label={t(`advice.${of}`, { called })}
        wheels={advice.worn.map(({ depth, ...wheel }) => ({
          ...wheel,
          name: t(`positions.${wheel.position}`),
          least: depth,
        }))}
        legal={legal}
      />
      <p className="muted small">
        <Facts
          of={[
            t('advice.judged', {
              country,
              legal: millimetres(legal),
              recommended: millimetres(recommended),
            }),
            on && t('advice.read', { day: on }),
            offer && t(`advice.offer.${offer}`),
          ]}
        />
      </p>
      {tyres.map(({ size, season, quantity, alternatives }) => {
        const what = [many(quantity), '×', size || t('noSize'), season && t(`seasons.${season}`)];
        const called = what.filter(Boolean).join(' ');
        const chosen = alternatives.find(({ product_id: id }) => sold.has(id))?.product_id;
        return (
          <div key={size} className="stack tight">
            <h3>{called}</h3>
            {alternatives.length > 0 ? (
              <Alternatives
                all={alternatives}
                currency={currency}
                quantity={quantity}
                {...(chosen !== undefined && { chosen })}
                word={t('add', { quantity: many(quantity) })}
                busy={sell.busy}
                onChoose={mayChange ? (one) => sell.add(one, quantity) : undefined}
              />
            ) : (
              <>
                <p>{size ? t('noSuch') : t('noSizeKnown')}</p>
                {mayChange && (
                  <div className="actions">
                    <Button
                      busy={sell.busy}
                      onClick={() => sell.addText(called, quantity, vatCode)}
                    >
                      {t('addText')}
                    </Button>
                  </div>
                )}
              </>
            )}
          </div>
        );
      })}
    </section>
  );
}
