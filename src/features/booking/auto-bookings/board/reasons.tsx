import { useTranslation } from 'react-i18next';
import type { OutReason } from '#contract/booking/auto-bookings/audience-rules.ts';
import type { OverflowReason } from '#contract/booking/auto-bookings/wave-rules.ts';

interface Props {
  title: string;
  reasons: readonly { readonly reason: OutReason | OverflowReason; readonly count: number }[];
}

/** Why some are not in a wave or have no time, and how many for each; nothing where nobody is. */
export function Reasons({ title, reasons }: Props) {
  const { t } = useTranslation('auto-bookings');
  if (reasons.length === 0) return null;
  return (
    <details>
      <summary>{`${title}: ${reasons.reduce((sum, { count }) => sum + count, 0)}`}</summary>
      <ul className="rows apart">
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <span>{t(`reasons.${reason}`)}</span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}
