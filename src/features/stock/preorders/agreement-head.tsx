import { useTranslation } from 'react-i18next';
import type { Row, RowOf } from '#contract/kit/row.ts';
import { shareOf } from '#contract/stock/preorders/call-off-rules.ts';
import { preorderAgreements } from '#contract/stock/preorders/preorder-agreements.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';

/** How far an agreement is called off and has come, and what it is worth beside its budget. */
export function AgreementHead({ row }: { row: Row }) {
  const { t, i18n } = useTranslation('preorders');
  const words = useTranslations(preorderAgreements);
  const quantity = useQuantity();
  const { state, pieces, called_off, received, net, budget, residual, residual_value } =
    row as RowOf<typeof preorderAgreements>;
  if (!pieces) return null;
  const amount = (minor: number | null) => moneyText(minor ?? 0, words, i18n.language);
  const off = called_off ?? 0;
  const isAgreed = state !== 'draft' && state !== 'cancelled';
  const isOver = budget !== null && (net ?? 0) > budget;
  return (
    <div className="whole stack tight">
      {isAgreed && <progress max={pieces} value={off} aria-label={words.field('called_off')} />}
      <dl className="facts">
        {isAgreed && (
          <>
            <div>
              <dt>{words.field('called_off')}</dt>
              <dd>
                {t('head.of', {
                  part: quantity(off),
                  whole: quantity(pieces),
                  share: Math.floor(shareOf(off, pieces) / 100),
                })}
              </dd>
            </div>
            <div>
              <dt>{words.field('received')}</dt>
              <dd>{quantity(received ?? 0)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{words.field('net')}</dt>
          <dd className={isOver ? 'alarmed' : undefined}>
            {amount(net)}
            {budget !== null && (
              <span>{` · ${
                isOver
                  ? t('head.over', { amount: amount((net ?? 0) - budget) })
                  : t('head.left', { amount: amount(budget - (net ?? 0)) })
              }`}</span>
            )}
          </dd>
        </div>
      </dl>
      {residual !== null && residual > 0 && (
        <p className="warned">
          {t('head.residual', { count: quantity(residual), amount: amount(residual_value) })}
        </p>
      )}
    </div>
  );
}
