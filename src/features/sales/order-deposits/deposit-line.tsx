import { useTranslation } from 'react-i18next';
import type { DepositEntry } from '#contract/sales/order-deposits/order-deposits.ts';
import { orders } from '#contract/sales/orders.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  entry: DepositEntry;
  /** Missing for who may not. */
  onReverse: (() => void) | undefined;
}

/** What was paid or paid back: how much, by what, when and by whom. */
export function DepositLine({ entry, onReverse }: Props) {
  const { t, i18n } = useTranslation('order-deposits');
  const words = useTranslations(orders);
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
  const { paid, rounding, method, reference, note, by } = entry;
  const facts = [
    rounding !== 0 && t('rounding', { amount: amount(rounding) }),
    reference,
    note,
    by,
  ];
  return (
    <li>
      <time className="muted small" dateTime={entry.paid_at}>
        {showDate(entry.paid_at)} {showTime(entry.paid_at)}
      </time>
      <span className="rest">
        <b>{amount(paid)}</b> {paid < 0 ? t('paidBack', { method }) : t('paidIn', { method })}{' '}
        {entry.taken_back && <StatusChip tone="idle">{t('takenBack')}</StatusChip>}
        {entry.reverses !== null && <StatusChip tone="info">{t('takesBack')}</StatusChip>}
        {entry.override && <StatusChip tone="warn">{t('override')}</StatusChip>}
        <small>
          <Facts of={facts} />
        </small>
      </span>
      {onReverse && !entry.taken_back && entry.reverses === null && (
        <Button aria-label={`${t('reverse.do')}: ${amount(paid)}`} onClick={onReverse}>
          {t('reverse.do')}
        </Button>
      )}
    </li>
  );
}
