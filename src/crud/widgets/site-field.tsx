import { useQuery } from '@tanstack/react-query';
import type { Call } from '#contract/kit/call.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { SelectField } from '#src/ui/input/select-field.tsx';

interface Props {
  readonly label: string;
  readonly value: unknown;
  readonly fieldError: string | undefined;
  readonly onChange: (id: string) => void;
  /** What answers which sites there are to choose from. */
  readonly call: Call;
  /** What is chosen while no site is. */
  readonly none: string;
}

/** One of the sites that a call names; '' for none. */
export function SiteField({ label, value, fieldError, onChange, call, none }: Props) {
  const { data } = useQuery(queryFor<Call>(useSiteId(), call, {}));
  const named = data as { data: readonly { id: number; name: string }[] } | undefined;
  const sites = (named?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <SelectField
      label={label}
      fieldError={fieldError}
      options={[{ value: '', label: none }, ...sites]}
      value={String(value)}
      onChoose={onChange}
    />
  );
}
