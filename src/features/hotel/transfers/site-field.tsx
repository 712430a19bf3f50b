import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { transferCalls } from '#contract/hotel/transfers.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Field } from '#src/ui/input/field.tsx';
import { Select } from '#src/ui/input/select.tsx';

interface Props {
  label: string;
  value: unknown;
  fieldError: string | undefined;
  onChange: (id: string) => void;
}

/** Another site of the chain. */
export function SiteField({ label, value, fieldError, onChange }: Props) {
  const { t } = useTranslation('transfers');
  const { data } = useQuery(queryFor(useSiteId(), transferCalls.sites, undefined));
  const sites = (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Field label={label} fieldError={fieldError}>
      {(control) => (
        <Select
          {...control}
          options={[{ value: '', label: t('send.choose') }, ...sites]}
          value={String(value)}
          onChoose={onChange}
        />
      )}
    </Field>
  );
}
