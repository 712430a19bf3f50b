import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { text, yesNo } from '#contract/kit/fields.ts';
import type { RowOf } from '#contract/kit/row.ts';
import {
  stockTransferCalls,
  stockTransfers,
  type TransferLine,
} from '#contract/stock/stock-transfers/stock-transfers.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { Loaded } from '#src/crud/loaded.tsx';
import { readAnew } from '#src/crud/read-anew.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { SelectField } from '#src/ui/input/select-field.tsx';

const fields = {
  to_warehouse_id: text(20, { required: true }),
  driver: text(80, { required: true }),
  despite: yesNo({ hint: true }),
};

interface Props {
  transfer: RowOf<typeof stockTransfers>;
  lines: readonly TransferLine[];
}

/** Where a transfer goes, and with whom it leaves. */
export function SendForm({ transfer: { id }, lines }: Props) {
  const { t } = useTranslation('stock-transfers');
  const siteId = useSiteId();
  const isShort = lines.some(({ free, quantity }) => free !== null && free < quantity);
  return (
    <CallForm
      call={stockTransferCalls.send}
      params={{ id }}
      about={`${id}.send`}
      words="stock-transfers:send"
      fields={fields}
      without={isShort ? [] : ['despite']}
      inputs={{ to_warehouse_id: WarehouseElsewhere }}
      body={({ to_warehouse_id: to, driver, despite }) => ({
        to_warehouse_id: Number(to),
        driver: driver.trim(),
        despite,
      })}
      ready={({ to_warehouse_id: to, driver }) => to !== '' && driver.trim() !== ''}
      submit={t('send.do')}
      variant="primary"
      onDone={() => readAnew(siteId, stockTransfers)}
    />
  );
}

/** A warehouse of another site of the chain. */
const WarehouseElsewhere: OwnInput = ({ label, value, fieldError, onChange }) => {
  const { t } = useTranslation('stock-transfers');
  const query = useQuery(queryFor(useSiteId(), stockTransferCalls.warehouses, undefined));
  return (
    <Loaded query={query} rows={1}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="message">{t('send.nowhere')}</p>
        ) : (
          <SelectField
            label={label}
            fieldError={fieldError}
            options={[
              { value: '', label: t('send.choose') },
              ...data.map(({ id, name, site }) => ({
                value: String(id),
                label: `${site} · ${name}`,
              })),
            ]}
            value={String(value)}
            onChoose={onChange}
          />
        )
      }
    </Loaded>
  );
};
