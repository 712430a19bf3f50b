import { useTranslation } from 'react-i18next';
import { products } from '#contract/stock/products/products.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { useTranslations } from '#src/crud/words.ts';
import { NumberField } from '#src/crud/widgets/number-field.tsx';
import { ofOtherWeek, withOneMore, type Line } from './lines.ts';
import { ScannedGoods } from './scanned-goods.tsx';

/** Asks for what has come, and what it has cost. */
export const ReceiveLines: OwnInput = ({ value, onChange, fieldError }) => {
  const { t } = useTranslation('stock-levels');
  const words = useTranslations(products);
  const may = useMay();
  const quantity = useQuantity();
  const lines = value as readonly Line[];
  const areAwaited = lines.some(({ awaited }) => awaited !== undefined);
  return (
    <ScannedGoods
      lines={lines}
      withOneMore={withOneMore}
      ofOtherWeek={ofOtherWeek}
      onChange={onChange}
      label={t('receive.scan')}
      none={t('receive.none')}
      fieldError={fieldError}
      renderBelow={({ awaited }) =>
        areAwaited &&
        awaited !== 0 && (
          <small className={awaited === undefined ? 'block warned' : 'block muted'}>
            {awaited === undefined
              ? t('receive.notOrdered')
              : t('receive.due', { count: quantity(awaited) })}
          </small>
        )
      }
      renderBeside={(line, change) =>
        may('products.costs') && (
          <NumberField
            label={t('receive.costShort')}
            spoken={t('receive.cost', { name: line.name })}
            digits={2}
            unit={words.currency()}
            value={line.cost}
            onChange={(cost) => change({ cost })}
          />
        )
      }
    />
  );
};
