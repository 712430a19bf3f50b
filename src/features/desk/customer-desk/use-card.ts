import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/kit/call.ts';
import { customerDeskCalls } from '#contract/desk/customer-desk.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';

/** What the counter knows of a customer. */
export type Card = Answer<typeof customerDeskCalls.show>['data'];

/** The card of a customer; read again when somebody changes customers, cars, what is agreed about them or their wheels. */
export function useCard(siteId: string, id: string) {
  const query = useQuery(queryFor(siteId, customerDeskCalls.show, { params: { id } }));
  useReadAgain(
    query,
    useChanges('customers') +
      useChanges('cars') +
      useChanges('agreement-cars') +
      useChanges('wheel-sets'),
  );
  return query;
}
