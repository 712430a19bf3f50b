import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { creditLimitCalls } from '#contract/economy/credit-limits/credit-calls.ts';
import { creditRequests } from '#contract/economy/credit-limits/credit-requests.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';

/** That a customer is blocked, or what is left of their limit, before anything is sold to them; nothing where neither is so, and to who may not read it. */
export function CreditChip({ id }: { id: number }) {
  const isThere = useWordsThere(creditRequests);
  const may = useMay();
  return isThere && may('invoices.read') ? <Credit id={id} /> : null;
}

function Credit({ id }: { id: number }) {
  const { t, i18n } = useTranslation('credit-limits');
  const words = useTranslations(creditRequests);
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, creditLimitCalls.ofCustomer, { params: { id } }));
  useReadAgain(query, useChanges('customers') + useChanges('invoices') + useChanges('orders'));
  const credit = query.data?.data;
  if (!credit) return null;
  if (credit.blocked) {
    return <StatusChip tone="bad">{t('chip.blocked', { reason: credit.block_reason })}</StatusChip>;
  }
  const { limit, left } = credit;
  if (limit === null || left === null) return null;
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
  if (limit === 0) return <StatusChip tone="warn">{t('chip.none')}</StatusChip>;
  return left < 0 ? (
    <StatusChip tone="warn">{t('chip.over', { over: amount(-left) })}</StatusChip>
  ) : (
    <StatusChip tone="idle">
      {t('chip.left', { left: amount(left), limit: amount(limit) })}
    </StatusChip>
  );
}
