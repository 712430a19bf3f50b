import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { orderWorkCalls } from '#contract/sales/order-work/order-work.ts';
import { orders } from '#contract/sales/orders.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useOutbox } from '#src/data/outbox/use-outbox.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { waitingFor, withPending } from './pending.ts';
import './work.css';

/** An order as the workshop sees it: what is to be done and checked, and for how long somebody is at it. Nothing of it says what it costs. */
export default function WorkScreen() {
  const { t } = useTranslation('order-work');
  const siteId = useSiteId();
  const id = Number(useParams()['id']);
  const { query, view, unsent } = useOrderWork(siteId, id);
  if (!Number.isSafeInteger(id) || id < 1) return <EmptyState title={t('none')} />;
  return (
    <div className="page work">
      <Loaded query={query} rows={6}>
        {() => view && <OrderSheet siteId={siteId} view={view} unsent={unsent} />}
      </Loaded>
    </div>
  );
}

/** An order as work, live, with what waits to be sent; without network as this device last heard of it. `unsent`: how much of it waits. */
function useOrderWork(siteId: SiteId, id: number) {
  const query = useQuery(queryFor(siteId, orderWorkCalls.one, { params: { id } }));
  useReadAgain(query, useChanges(orders.name));
  const { rows } = useOutbox(siteId);
  const known = query.data?.data;
  const view = useMemo(() => known && withPending(known, rows), [known, rows]);
  return { query, view, unsent: waitingFor(id, rows) };
}
