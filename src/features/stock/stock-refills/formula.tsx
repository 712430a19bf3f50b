import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Covering } from '#contract/stock/preorders/covering.ts';
import { proposalOf, type Horizon } from '#contract/stock/stock-refills/refill-rules.ts';
import { stockRefills, type Proposed } from '#contract/stock/stock-refills/stock-refills.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

interface Props {
  readonly inputs: Proposed;
  readonly horizon: Horizon;
}

/** That something can be called off of what was agreed before the season, and at which price. */
export function Agreed({ covering }: { covering: Covering }) {
  const { t, i18n } = useTranslation('stock-refills');
  const siteId = useSiteId();
  const words = useTranslations(stockRefills);
  const shown = useQuantity();
  const { agreement_id: id, number, supplier, left, unit_price: price } = covering;
  return (
    <small>
      <Link to={sitePath(siteId, `order/preorder/agreements/edit/${id}`)}>
        {t('formula.agreed', {
          number,
          supplier,
          left: shown(left),
          price: moneyText(price, words, i18n.language, 4),
        })}
      </Link>
    </small>
  );
}

/** Why so much of a product is proposed, step by step. */
export function Formula({ inputs, horizon }: Props) {
  const { t } = useTranslation('stock-refills');
  const shown = useQuantity();
  const proposal = proposalOf(inputs, horizon);
  const { on_hand, reserved, incoming, needed, min, max, sold, pack, lead_days } = inputs;
  const amounts = {
    onHand: shown(on_hand),
    reserved: shown(reserved),
    incoming: shown(incoming),
    needed: shown(needed),
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
        <b>{t('formula.suggested', amounts)}</b> {inputs.supplier}
      </small>
    </>
  );
}
