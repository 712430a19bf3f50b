import { useTranslation } from 'react-i18next';
import { proposalOf, type Horizon } from '#contract/stock/stock-refills/refill-rules.ts';
import type { Proposed } from '#contract/stock/stock-refills/stock-refills.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';

interface Props {
  readonly ground: Proposed;
  readonly horizon: Horizon;
}

/** Why so much of a product is proposed, step by step. */
export function Formula({ ground, horizon }: Props) {
  const { t } = useTranslation('stock-refills');
  const shown = useQuantity();
  const proposal = proposalOf(ground, horizon);
  const { on_hand, reserved, incoming, min, max, sold, pack, lead_days } = ground;
  const amounts = {
    onHand: shown(on_hand),
    reserved: shown(reserved),
    incoming: shown(incoming),
    free: shown(proposal.free),
    sold: shown(sold),
    days: horizon.sold_days,
    below: shown(proposal.order_below),
    untilHere: shown(proposal.until_here),
    lead: lead_days,
    min: min === null ? '–' : shown(min),
    to: shown(proposal.fill_to),
    lacking: shown(proposal.lacking),
    pack,
    suggested: shown(proposal.suggested),
  };
  return (
    <>
      <small>{t('formula.free', amounts)}</small>
      <small>
        {t('formula.below', amounts)}{' '}
        {max === null
          ? t('formula.toCover', { ...amounts, cover: horizon.cover_days })
          : t('formula.toMost', amounts)}
      </small>
      <small>
        <b>{t('formula.suggested', amounts)}</b> {ground.supplier}
      </small>
    </>
  );
}
