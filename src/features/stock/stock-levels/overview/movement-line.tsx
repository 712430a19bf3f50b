import { useTranslation } from 'react-i18next';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import type { AdjustmentReason, Warning } from '#contract/stock/stock-levels/movement-rules.ts';
import type { ShownMovement } from '#contract/stock/stock-levels/stock-movements.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  movement: ShownMovement;
  onReverse: (movement: ShownMovement) => void;
}

/** A movement: what, how much, from where to where, when and by whom. */
export function MovementLine({ movement, onReverse }: Props) {
  const { t, i18n } = useTranslation('stock-levels');
  const words = useTranslations(stockLevels);
  const quantity = useQuantity();
  const may = useMay();
  const { from, to, dot, reason, source, note, override, value, by } = movement;
  const sign = from && to ? '' : to ? '+' : '−';
  const facts = [
    reason && reason !== 'counted' && t(`reasons.${reason as AdjustmentReason}`),
    source,
    dot && `${t('history.dot')} ${dot}`,
    value !== null && moneyText(value, words, i18n.language),
    note,
    by,
  ];
  return (
    <li>
      <time className="muted small" dateTime={movement.happened_at}>
        {showDate(movement.happened_at)} {showTime(movement.happened_at)}
      </time>
      <span className="rest">
        <b>{`${sign}${quantity(movement.quantity)}`}</b> {t(`kinds.${movement.kind}`)}{' '}
        <span className="muted">{[from, to].filter(Boolean).join(' → ')}</span>{' '}
        {movement.taken_back && <StatusChip tone="idle">{t('history.takenBack')}</StatusChip>}
        {movement.reverses !== null && (
          <StatusChip tone="info">{t('history.takesBack')}</StatusChip>
        )}
        {override && <StatusChip tone="warn">{t(`override.${override as Warning}`)}</StatusChip>}
        <small>
          <Facts of={facts} />
        </small>
      </span>
      {!movement.taken_back && movement.reverses === null && may('stock.work') && (
        <Button onClick={() => onReverse(movement)}>{t('history.reverse')}</Button>
      )}
    </li>
  );
}
