import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  registerAgentCalls,
  type AgentJob,
  type JobKind,
} from '#contract/cash/register-agents/agent-jobs.ts';
import { registerAgents } from '#contract/cash/register-agents/register-agents.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

// Long enough for any printer that is there, and no longer than a customer waits.
const soon = 8_000;
const askAgain = 2_000;

interface Props {
  /** The register, by its number in addresses. */
  id: number;
  kind: Extract<JobKind, 'receipt' | 'copy' | 'report'>;
  /** Of a receipt or its copy the transaction, of a report its event. */
  nr: number;
  /** The other way to print it, offered where the printer did not: what came out is not printed twice. */
  otherwise?: ReactNode;
}

/** What became of something that a register prints by its agent, and how it is printed again. */
export function PrintState({ id, kind, nr, otherwise }: Props) {
  const { t } = useTranslation('register-agents');
  const siteId = useSiteId();
  const may = useMay();
  const { busy, actionError, run } = useAction();
  const query = useQuery({
    ...queryFor(siteId, registerAgentCalls.prints, {
      params: { id },
      query: { [kind === 'report' ? 'event' : 'nr']: String(nr) },
    }),
    // Also where no change is heard of: a customer waits.
    refetchInterval: ({ state }) =>
      isOpen(lastOf(state.data?.data.jobs, kind)) ? askAgain : false,
  });
  useReadAgain(query, useChanges(registerAgents.name));
  const job = lastOf(query.data?.data.jobs, kind);
  if (!job) return query.data ? <div className="actions">{otherwise}</div> : null;
  const isLate = isOpen(job) && serverNow() - Date.parse(job.at) > soon;
  const state = isLate || (isOpen(job) && !query.data!.data.is_online) ? 'silent' : job.state;
  const again = () =>
    run(async (write) => {
      await write(registerAgentCalls.again, { params: { jobId: job.id } }, { siteId });
      await query.refetch();
    });
  const problem = t(`register-agents.choices.problem.${job.problem || 'none'}`);
  const said = {
    waiting: ['info', t('print.waiting')],
    given: ['info', t('print.waiting')],
    printed: ['ok', t('print.printed')],
    failed: ['bad', t('print.failed', { problem })],
    unknown: ['warn', t('print.unknown')],
    silent: ['warn', t('print.silent')],
  } as const;
  const [tone, text] = said[state];
  return (
    <div className="stack">
      <p className={`message ${tone}`} role="status">
        {text}
      </p>
      {tone !== 'info' && tone !== 'ok' && (
        <div className="actions">
          {may('cash.sell') && (
            <Button busy={busy} onClick={() => void again()}>
              {t('print.again')}
            </Button>
          )}
          {otherwise}
        </div>
      )}
      <ErrorNote text={actionError.text} />
    </div>
  );
}

const lastOf = (jobs: readonly AgentJob[] | undefined, kind: JobKind): AgentJob | undefined =>
  jobs?.find((one) => one.kind === kind);

const isOpen = (job: AgentJob | undefined): boolean =>
  job?.state === 'waiting' || job?.state === 'given';
