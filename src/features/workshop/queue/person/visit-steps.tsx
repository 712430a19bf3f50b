import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queueCalls, type HistoryStep } from '#contract/workshop/queue.ts';
import { queryFor } from '#src/data/query.ts';
import { showTime } from '#src/i18n/time.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

/** What happened in a visit so far: who did what, when and where. */
export function VisitSteps({ siteId, id }: { siteId: string; id: number }) {
  const { t } = useTranslation('queue');
  const { data, isError } = useQuery({
    ...queryFor(siteId, queueCalls.history, { params: { id } }),
    staleTime: 0,
  });
  if (!data) return <p role="status">{isError ? t('history.failed') : t('history.loading')}</p>;
  const what = ({ action, queue, by }: HistoryStep): string => {
    if (action === 'wait') return t(`history.wait.${queue}`);
    // Given up by nobody: the night did it.
    return action === 'no_show' && by === null ? t('history.night') : t(`history.${action}`);
  };
  return (
    <ol className="stack tight small">
      {data.data.map((step) => (
        <li key={`${step.at} ${step.action}`}>
          <time dateTime={step.at}>{showTime(step.at)}</time>
          <span>
            <Facts of={[what(step), step.action !== 'arrive' && step.target]} />
          </span>
          <span className="visit-by muted">{step.by}</span>
        </li>
      ))}
    </ol>
  );
}
