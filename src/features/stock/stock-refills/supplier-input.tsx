import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { stockRefillCalls } from '#contract/stock/stock-refills/stock-refills.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Field } from '#src/ui/input/field.tsx';
import { Select } from '#src/ui/input/select.tsx';

/** Asks for one of the suppliers whose articles are known, or for none. */
export const SupplierInput: OwnInput = ({ label, value, fieldError, onChange }) => {
  const { t } = useTranslation('stock-refills');
  const siteId = useSiteId();
  const known = useQuery(queryFor(siteId, stockRefillCalls.suppliers, {})).data?.data ?? [];
  const chosen = value as string;
  const all = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  return (
    <Field label={label} hint={t('stock-refills.hints.supplier')} fieldError={fieldError}>
      {(control) => (
        <Select
          {...control}
          options={[
            { value: '', label: t('lines.anySupplier') },
            ...all.map((supplier) => ({ value: supplier, label: supplier })),
          ]}
          value={chosen}
          onChoose={onChange}
        />
      )}
    </Field>
  );
};
