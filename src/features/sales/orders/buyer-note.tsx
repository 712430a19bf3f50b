import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import { orderBuyerCalls } from '#contract/sales/order-buyer/order-buyer.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { amountText } from '#src/i18n/formats.ts';

/** That whom an order is for is blocked, or would owe more than their limit, before somebody takes a step with it; else what they owe. */
export function BuyerNote({ row: { id } }: { row: Row }) {
  const { t } = useTranslation('orders');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, orderBuyerCalls.buyer, { params: { id } }));
  useReadAgain(query, useChanges('orders') + useChanges('customers') + useChanges('invoices'));
  const { blocked = false, block_reason: reason = '', over = 0 } = query.data?.data ?? {};
  const { owes = 0, overdue = 0 } = query.data?.data ?? {};
  if (blocked) return <p className="whole callout">{t('buyer.blocked', { reason })}</p>;
  if (over > 0) {
    return <p className="whole callout">{t('buyer.over', { over: amountText(over, 2, 2) })}</p>;
  }
  if (owes <= 0) return null;
  const amounts = { owes: amountText(owes, 2, 2), overdue: amountText(overdue, 2, 2) };
  return (
    <p className="whole muted">
      {overdue > 0 ? t('buyer.owesLate', amounts) : t('buyer.owes', amounts)}
    </p>
  );
}
