import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  registerAgentCalls,
  type AgentJob,
  type JobState,
} from '#contract/cash/register-agents/agent-jobs.ts';
import { registerAgents } from '#contract/cash/register-agents/register-agents.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { showDate, showTimeWithSeconds } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';

/** What an agent did last, and the last lines of its log. */
export function AgentDoings({ id }: { id: number }) {
  const { t } = useTranslation('register-agents');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, registerAgentCalls.doings, { params: { id } }));
  useReadAgain(query, useChanges(registerAgents.name));
  return (
    <Loaded query={query} rows={4}>
      {({ data: { jobs, log } }) => (
        <div className="stack">
          <section className="stack">
            <h2>{t('jobs.title')}</h2>
            {jobs.length === 0 && <p>{t('jobs.none')}</p>}
            <ol className="rows">
              {jobs.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </ol>
          </section>
          <details>
            <summary>{t('log.title')}</summary>
            {log.length === 0 && <p>{t('log.none')}</p>}
            <Scrolled label={t('log.title')}>
              <pre className="small">
                {log.map(({ at, text }) => `${stampOf(at)} ${text}`).join('\n')}
              </pre>
            </Scrolled>
          </details>
        </div>
      )}
    </Loaded>
  );
}

const stampOf = (at: string): string => `${showDate(at)} ${showTimeWithSeconds(at)}`;

const tones: Readonly<Record<JobState, Tone>> = {
  waiting: 'idle',
  given: 'info',
  printed: 'ok',
  failed: 'bad',
  unknown: 'warn',
};

function JobRow({ job: { kind, state, problem, at, register, nr } }: { job: AgentJob }) {
  const { t } = useTranslation('register-agents');
  return (
    <li>
      <span className="rest named">
        <b>{t(`jobs.kinds.${kind}`)}</b>
        <small>
          <Facts
            of={[
              stampOf(at),
              register !== null && t('jobs.of', { register }),
              nr !== null && t('jobs.receipt', { nr }),
              problem !== '' && t(`register-agents.choices.problem.${problem}`),
            ]}
          />
        </small>
      </span>
      <StatusChip tone={tones[state]}>{t(`jobs.states.${state}`)}</StatusChip>
    </li>
  );
}
