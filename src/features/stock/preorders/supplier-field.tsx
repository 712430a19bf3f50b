import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { stockRefillCalls } from '#contract/stock/stock-refills/stock-refills.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Field } from '#src/ui/input/field.tsx';

/** Asks for a supplier: those whose articles are known are offered, and any other can be typed. */
export const SupplierField: OwnInput = ({ label, value, fieldError, onChange }) => {
  const { t } = useTranslation('preorders');
  const siteId = useSiteId();
  const list = useId();
  const known = useQuery(queryFor(siteId, stockRefillCalls.suppliers, {})).data?.data ?? [];
  return (
    <Field label={label} hint={t('preorder-agreements.hints.supplier')} fieldError={fieldError}>
      {(control) => (
        <>
          <input
            {...control}
            list={list}
            maxLength={60}
            autoComplete="off"
            value={value as string}
            onChange={({ target }) => onChange(target.value)}
          />
          <datalist id={list}>
            {known.map((supplier) => (
              <option key={supplier}>{supplier}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
};
