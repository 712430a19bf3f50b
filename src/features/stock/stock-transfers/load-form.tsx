import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { structure } from '#contract/kit/fields.ts';
import type { RowOf } from '#contract/kit/row.ts';
import {
  stockTransfers,
  type TransferLine,
} from '#contract/stock/stock-transfers/stock-transfers.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { GoodsInput } from './goods-input.tsx';
import { goodsOf, isSame, type LoadedLine } from './loaded-lines.ts';
import { SendForm } from './send-form.tsx';

const fields = { goods: structure(z.custom<readonly LoadedLine[]>(), [], {}) };

interface Props {
  transfer: RowOf<typeof stockTransfers>;
  lines: readonly TransferLine[];
}

/** What goes along with a transfer while it is loaded, and its sending. */
export function LoadForm({ transfer, lines }: Props) {
  const { t } = useTranslation('stock-transfers');
  const siteId = useSiteId();
  const { id, version, goods } = transfer;
  return (
    <>
      <CallForm
        call={stockTransfers.calls.save}
        params={{ id }}
        about={`${id}.${version}`}
        words="stock-transfers:goods"
        fields={fields}
        inputs={{ goods: GoodsInput }}
        start={{ goods: lines }}
        body={(typed) => ({ version, goods: goodsOf(typed.goods) })}
        ready={(typed) => {
          const next = goodsOf(typed.goods);
          return next !== undefined && !isSame(next, goods);
        }}
        submit={t('goods.save')}
        renderBelow={(typed) =>
          !isSame(goodsOf(typed.goods), goods) && <p className="warned">{t('goods.unsaved')}</p>
        }
        onDone={() => refetchResource(siteId, stockTransfers)}
      />
      <section className="section">
        <h2>{t('send.title')}</h2>
        {goods.length === 0 ? (
          <p>{t('send.saveFirst')}</p>
        ) : (
          <SendForm transfer={transfer} lines={lines} />
        )}
      </section>
    </>
  );
}
