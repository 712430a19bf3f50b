import { skipToken, useQuery } from '@tanstack/react-query';
import { mayWrite } from '#contract/kit/field-rights.ts';
import { linesOf } from '#contract/kit/document/lines.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Row } from '#contract/kit/row.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useMay } from '../../use-may-write.ts';

type Values = Readonly<Record<string, unknown>>;

interface VatOfBuyer {
  /** The field that says whether prices are with VAT; '' where nobody's change of it is proposed. */
  readonly field: string;
  /** Who it is for; null for nobody. */
  readonly buyer: number | null;
  /** Whether they are told prices with VAT; undefined where nobody says, or not yet. */
  readonly isWith: boolean | undefined;
  readonly isPending: boolean;
}

/** Whether the prices of a new document are with VAT, as its papers show them to the customer: private people pay it, companies calculate without. */
export function useVatOfBuyer(resource: Resource, row: Values | undefined): VatOfBuyer {
  const siteId = useSiteId();
  const may = useMay();
  const { to = '', withVat } = resource.papers ?? {};
  const field = linesOf(resource)?.includesVat ?? '';
  const follows = withVat !== undefined && mayWrite(resource.fields[field] ?? {}, may);
  const chosen = row?.[to];
  const one = resource.fields[to]?.of?.().calls.one;
  const buyer = follows && one && typeof chosen === 'number' ? chosen : null;
  const options =
    one && buyer !== null ? queryFor(siteId, one, { params: { id: buyer } }) : undefined;
  const query = useQuery(
    (options ?? { queryKey: ['no buyer'], queryFn: skipToken }) as {
      readonly queryKey: readonly unknown[];
    },
  );
  const shown = (query.data as { data: Row } | undefined)?.data;
  return {
    field: follows ? field : '',
    buyer,
    isWith: shown?.id === buyer && withVat ? shown?.[withVat.field] === withVat.is : undefined,
    isPending: buyer !== null && query.isPending,
  };
}
