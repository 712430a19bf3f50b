import { useTranslation } from 'react-i18next';
import type { invoiceRuns } from '#contract/economy/invoice-runs/invoice-runs.ts';
import { runs } from '#contract/economy/invoice-runs/invoice-runs.ts';
import type { Row, RowOf } from '#contract/kit/row.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

/** How much a run invoices, what they come to, and how many invoices it made of them. */
export function RunHead({ row }: { row: Row }) {
  const { t, i18n } = useTranslation('invoice-runs');
  const words = useTranslations(runs.resource);
  const { planned, amount, invoices, source } = row as RowOf<typeof invoiceRuns>;
  if (planned === null) return null;
  return (
    <p className="whole">
      <Facts
        of={[
          source === 'storage'
            ? t('head.agreements', { count: planned })
            : t('head.orders', { count: planned }),
          moneyText(amount ?? 0, words, i18n.language),
          Boolean(invoices) && t('head.invoices', { count: invoices ?? 0 }),
        ]}
      />
    </p>
  );
}
