import { useTranslation } from 'react-i18next';
import type { Minutes } from '#contract/workshop/queue-screens.ts';

/** How long it may take: a range, or that nobody knows yet. */
export function WaitWords({ minutes }: { minutes: Minutes | null }) {
  const { t } = useTranslation('queue-screens');
  if (!minutes) return <p>{t('wait.unknown')}</p>;
  const { from, to } = minutes;
  return (
    <p>
      {from === 0 || from === to ? t('wait.upTo', { count: to }) : t('wait.range', { from, to })}
    </p>
  );
}
