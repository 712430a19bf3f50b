import { useQuery } from '@tanstack/react-query';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { journalCalls } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import type { CashRegister } from '../at-register.tsx';
import { Facsimile } from './facsimile.tsx';

interface Props {
  register: CashRegister;
  nr: number;
  /** It is printed as the one copy. */
  copy?: boolean;
}

/** A receipt as it stands in the journal. */
export function ShownReceipt({ register, nr, copy = false }: Props) {
  const siteId = useSiteId();
  const params = { id: register.id, nr };
  const query = useQuery(queryFor(siteId, journalCalls.receipt, { params }));
  useReadAgain(query, useChanges(cashRegisters.name));
  return (
    <Loaded query={query} rows={8}>
      {({ data }) => <Facsimile register={register} receipt={data} copy={copy} />}
    </Loaded>
  );
}
