import { useTranslation } from 'react-i18next';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import {
  goodsOfProducts,
  stockTransferCalls,
} from '#contract/stock/stock-transfers/stock-transfers.ts';
import { IncomingGoods } from '#src/crud/goods/incoming-goods.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { paperOf } from '#src/crud/values/paper-button.tsx';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { ReceiveForm } from './receive-form.tsx';
import { StrangeScan } from './strange-scan.tsx';

const Paper = paperOf(stockTransferCalls);

/** What other sites have sent here: received as it comes, and told what has not. */
export default function IncomingScreen() {
  const { t } = useTranslation('stock-transfers');
  const siteId = useSiteId();
  const quantity = useQuantity();
  return (
    <IncomingGoods
      goods={goodsOfProducts}
      title={t('incoming.title')}
      none={t('incoming.none')}
      scan={<StrangeScan />}
      keyOf={({ id, lines }) =>
        `${id} ${lines.map(({ received, lost }) => received + lost).join(' ')}`
      }
      counted={({ received, lost }) =>
        lost > 0
          ? t('came.countsLost', { received: quantity(received), lost: quantity(lost) })
          : t('came.counts', { received: quantity(received) })
      }
      Paper={Paper}
      renderOne={(transfer, refetch) => (
        <ReceiveForm
          transfer={transfer}
          onDone={() => {
            refetchResource(siteId, stockLevels);
            void refetch();
          }}
        />
      )}
    />
  );
}
