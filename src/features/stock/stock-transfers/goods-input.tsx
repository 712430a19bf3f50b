import { useTranslation } from 'react-i18next';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { ScannedGoods } from '#src/features/stock/stock-levels/exports.ts';
import { withOneMore, type LoadedLine } from './loaded-lines.ts';

/** Asks for what goes along. */
export const GoodsInput: OwnInput = ({ value, onChange, fieldError }) => {
  const { t } = useTranslation('stock-transfers');
  const shown = useQuantity();
  return (
    <ScannedGoods
      lines={value as readonly LoadedLine[]}
      withOneMore={withOneMore}
      onChange={onChange}
      label={t('goods.scan')}
      none={t('goods.none')}
      fieldError={fieldError}
      renderBelow={({ free, quantity }) =>
        free !== null && (
          <>
            <br />
            <small className={free < Number(quantity) ? 'warned' : undefined}>
              {t('goods.free', { count: shown(free) })}
            </small>
          </>
        )
      }
    />
  );
};
