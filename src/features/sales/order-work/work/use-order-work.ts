import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orderWorkCalls } from '#contract/sales/order-work/order-work.ts';
import { orders } from '#contract/sales/orders.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { useOutbox } from '#src/data/outbox/use-outbox.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { waitingFor, withPending } from './pending.ts';

/** An order as work, live, with what waits to be sent; without network as this device last heard of it. `unsent`: how much of it waits. */
export function useOrderWork(siteId: SiteId, id: number) {
  const query = useQuery(queryFor(siteId, orderWorkCalls.one, { params: { id } }));
  useReadAgain(query, useChanges(orders.name));
  const { rows } = useOutbox(siteId);
  const known = query.data?.data;
  const view = useMemo(() => known && withPending(known, rows), [known, rows]);
  return { query, view, unsent: waitingFor(id, rows) };
}
