import { useTranslation } from 'react-i18next';
import type { ShownBasketLine } from '#contract/sales/meca-pro/meca-pro.ts';
import { orders } from '#contract/sales/orders.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

const tones: Readonly<Record<ShownBasketLine['standing'], Tone>> = {
  new: 'info',
  changed: 'warn',
  there: 'ok',
  otherwise: 'idle',
};

interface Props {
  line: ShownBasketLine;
  /** Whether it is chosen; undefined where there is nothing to choose. */
  on: boolean | undefined;
  onTurn: (on: boolean) => void;
}

/** A line of the basket: what, how much, what it costs, whether there is any, and how the order has it. */
export function BasketLine({ line, on, onTurn }: Props) {
  const { t, i18n } = useTranslation('meca-pro');
  const words = useTranslations(orders);
  const quantity = useQuantity();
  // Who may not see prices is told how much.
  const much = (of: string, price: number | null) =>
    price === null ? of : `${of} × ${moneyText(price, words, i18n.language, 4)}`;
  const { article, brand, kind, stock, place, days, minutes, standing, now } = line;
  const facts = [
    article,
    brand,
    minutes !== null && t('line.minutes', { count: minutes }),
    stock !== null && (stock > 0 ? t('line.stock', { stock: quantity(stock) }) : t('line.noStock')),
    place,
    days !== null && days > 0 && t('line.days', { count: days }),
  ];
  const about = (
    <span className="rest stack flush">
      <span>
        <b>{line.name}</b>{' '}
        <StatusChip tone={tones[standing]}>{t(`standings.${standing}`)}</StatusChip>
      </span>{' '}
      <small>
        <Facts of={facts} />
      </small>{' '}
      <small>
        {much(
          `${quantity(line.quantity)}${kind === 'work' ? ` ${t('line.hours')}` : ''}`,
          line.unit_price,
        )}
        {standing !== 'there' && now && (
          <span>{` · ${t('line.now', { now: much(quantity(now.quantity), now.unit_price) })}`}</span>
        )}
      </small>
      {line.unpriced && <small className="warned">{t('line.unpriced')}</small>}
    </span>
  );
  return (
    <li>
      {on === undefined ? (
        about
      ) : (
        <label className="row nowrap rest">
          <input type="checkbox" checked={on} onChange={(event) => onTurn(event.target.checked)} />
          {about}
        </label>
      )}
    </li>
  );
}
