import { useQuery } from '@tanstack/react-query';
import { referenceCheckCalls } from '#contract/economy/payment-references/reference-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** Of which kind the company's references are, and the number of its next invoice. */
export function useExample() {
  const query = useQuery(queryFor(useSiteId(), referenceCheckCalls.example, undefined));
  useReadAgain(query, useChanges('invoices') + useChanges('billing'));
  return query;
}
