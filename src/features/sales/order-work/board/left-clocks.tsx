import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LeftClock } from '#contract/sales/order-work/work-times.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';

interface Props {
  siteId: string;
  left: readonly LeftClock[];
}

/** Clocks that were left running, with the order where each is put right. */
export function LeftClocks({ siteId, left }: Props) {
  const { t } = useTranslation('order-work');
  if (left.length === 0) return null;
  return (
    <ul className="callout stack tight" aria-label={t('board.left.title')}>
      {left.map(({ order_id: id, called, who, mine, began_at: began }) => {
        const values = { who, called, since: `${showDate(began)} ${showTime(began)}` };
        return (
          <li key={`${id} ${began}`}>
            {mine ? t('board.left.mine', values) : t('board.left.of', values)}{' '}
            <Link to={sitePath(siteId, `${id}/order2/main`)}>{t('board.left.correct')}</Link>
          </li>
        );
      })}
    </ul>
  );
}
