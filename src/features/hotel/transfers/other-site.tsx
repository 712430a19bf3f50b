import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { transferCalls } from '#contract/hotel/transfers.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { SelectField } from '#src/ui/input/select-field.tsx';

/** The site of the chain that a transfer goes to, by its name. */
export const OtherSite: OwnInput = ({ label, value, fieldError, onChange }) => {
  const { t } = useTranslation('transfers');
  const { data } = useQuery(queryFor(useSiteId(), transferCalls.sites, undefined));
  const names = data?.data.map(({ name }) => name) ?? [];
  return (
    <SelectField
      label={label}
      fieldError={fieldError}
      options={[
        { value: '', label: t('send.choose') },
        ...names.map((name) => ({ value: name, label: name })),
      ]}
      value={String(value)}
      onChoose={onChange}
    />
  );
};
