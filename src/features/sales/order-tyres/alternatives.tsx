import { useTranslation } from 'react-i18next';
import type { ShownAlternative } from '#contract/sales/order-tyres/order-tyres.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { showMoney } from '#src/i18n/money.ts';
import { Button } from '#src/ui/button.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';

interface Props {
  all: readonly ShownAlternative[];
  currency: string;
  /** In thousandths. */
  quantity: number;
  /** The one that stands on the line already. */
  chosen?: number;
  word: string;
  busy: boolean;
  /** Missing where nothing can be changed. */
  onChoose?: ((one: ShownAlternative) => void) | undefined;
}

/** Three tyres beside each other: what each costs, whether it lies here, and why it is the one of its class. */
export function Alternatives({ all, currency, quantity, chosen, word, busy, onChoose }: Props) {
  const { t, i18n } = useTranslation('order-tyres');
  const many = useQuantity();
  return (
    <ul className="tiles tyre-choices">
      {all.map((one) => {
        const { product_id: id, tier, name, price, free, elsewhere, lead_days: days } = one;
        const isHere = free >= quantity;
        const isChosen = id === chosen;
        return (
          <li key={id} className="card" aria-label={`${t(`tiers.${tier}`)}: ${name}`}>
            <small>
              {t(`tiers.${tier}`)}
              {one.by_price && <span>{` · ${t('byPrice')}`}</span>}
            </small>
            <b>{name}</b>
            {price !== null && <span>{showMoney(price, currency, i18n.language)}</span>}
            <span className="row">
              <StatusChip tone={isHere ? 'ok' : 'warn'}>
                {free > 0 ? t('free', { quantity: many(free) }) : t('noneHere')}
              </StatusChip>
              {!isHere && days !== null && <small>{t('days', { count: days })}</small>}
              {!isHere && elsewhere && <small>{t('elsewhere')}</small>}
            </span>
            <small className="muted">{t(`because.${one.because}`)}</small>
            {isChosen ? (
              <StatusChip tone="info">{t('onOrder')}</StatusChip>
            ) : (
              onChoose && (
                <Button busy={busy} aria-label={`${word}: ${name}`} onClick={() => onChoose(one)}>
                  {word}
                </Button>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}
