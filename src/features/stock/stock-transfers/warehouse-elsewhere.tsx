import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  calledThere,
  stockTransferCalls,
} from '#contract/stock/stock-transfers/stock-transfers.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { SelectField } from '#src/ui/input/select-field.tsx';

interface Warehouse {
  readonly id: number;
  readonly name: string;
  readonly site: string;
}

/** Asks for a warehouse of another site of the company, kept as what `valueOf` makes of it. */
const asking = (valueOf: (one: Warehouse) => string): OwnInput =>
  function WarehouseElsewhere({ label, value, fieldError, onChange }) {
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
                ...data.map((one) => ({ value: valueOf(one), label: calledThere(one) })),
              ]}
              value={String(value)}
              onChoose={onChange}
            />
          )
        }
      </Loaded>
    );
  };

export const IdOfWarehouse = asking(({ id }) => String(id));
export const NameOfWarehouse = asking(calledThere);
