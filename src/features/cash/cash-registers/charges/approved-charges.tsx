import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chargeCalls } from '#contract/cash/cash-registers/charge-calls.ts';
import type { RegisterMethod } from '#contract/cash/cash-registers/register-calls.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { useAmount } from '../use-amount.ts';
import { tenderOf, type Tender } from '../sell/tenders.ts';

interface Props {
  register: number;
  methods: readonly RegisterMethod[];
  left: number;
  used: readonly Tender[];
  onUse: (intent: string, tender: Tender) => void;
}

/** What the terminal has approved and no sale took yet: the user who asked for it went away before it was entered. */
export function ApprovedCharges({ register: id, methods, left, used, onUse }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const amount = useAmount();
  const query = useQuery(queryFor(siteId, chargeCalls.openCharges, { params: { id } }));
  const open = (query.data?.data ?? []).flatMap((charge) => {
    const { intent, approved, reversal, method_id } = charge;
    const method = methods.find((one) => one.id === method_id);
    const isFree = reversal === '' && !used.some((one) => one.charge === intent);
    if (approved === null || !isFree || !method) return [];
    const tender = tenderOf(approved, left, method);
    // As it was asked: that is what its intent stands for.
    return 'refused' in tender ? [] : [{ charge, tender: { ...tender, amount: charge.amount } }];
  });
  return open.map(({ charge, tender }) => (
    <Button key={charge.intent} onClick={() => onUse(charge.intent, tender)}>
      {t('card.use', { amount: amount(charge.approved!), card: charge.card })}
    </Button>
  ));
}
