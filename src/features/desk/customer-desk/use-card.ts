import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Answer } from '#contract/kit/call.ts';
import { customerDeskCalls } from '#contract/desk/customer-desk.ts';
import { useChanges } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';

/** What the counter knows of a customer. */
export type Card = Answer<typeof customerDeskCalls.show>['data'];

/** The card of a customer; read anew when somebody changes customers, cars, what is agreed about them or their wheels. */
export function useCard(siteId: string, id: string) {
  const query = useQuery(queryFor(siteId, customerDeskCalls.show, { params: { id } }));
  const changes =
    useChanges('customers') +
    useChanges('cars') +
    useChanges('agreement-cars') +
    useChanges('wheel-sets');
  const { refetch } = query;
  useEffect(() => {
    if (changes > 0) void refetch();
  }, [changes, refetch]);
  return query;
}
