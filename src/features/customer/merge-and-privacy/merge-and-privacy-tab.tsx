import type { Row } from '#contract/kit/row.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { ForgetCustomer } from './forget-customer.tsx';
import { MergeWith } from './merge-with.tsx';
import { Merges } from './merges.tsx';
import { TakeData } from './take-data.tsx';
import './merge-and-privacy.css';

/** What is done with everything that is kept of a customer: merged with another, told, forgotten. */
export function MergeAndPrivacyTab({ row }: { row: Row }) {
  const rights = useLoaded(useSiteId(), shellCalls.profile)?.data.profile.rights;
  const may = (right: string) => rights?.includes(right) ?? false;
  const inUse = row.archived_at === null;
  if (!useWordsThere({ feature: 'merge-and-privacy' })) return null;
  return (
    <div className="stack">
      <Merges row={row} mayMerge={may('customers.merge')} />
      {inUse && may('customers.merge') && <MergeWith row={row} />}
      {may('customers.privacy') && <TakeData id={row.id} />}
      {inUse && may('customers.privacy') && <ForgetCustomer row={row} />}
    </div>
  );
}
