import { useTranslation } from 'react-i18next';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { registerAgentCalls } from '#contract/cash/register-agents/agent-jobs.ts';
import { registerAgents } from '#contract/cash/register-agents/register-agents.ts';
import type { Row } from '#contract/kit/row.ts';
import { EmbeddedList } from '#src/crud/embedded/embedded-list.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { titleOf } from '#src/crud/values/title-of.ts';
import { showAlert } from '#src/data/alerts.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { AgentDoings } from './agent-doings.tsx';
import { Pairing } from './pairing.tsx';

/** How an agent is connected: its pairing code, tests of what it has, which registers it serves, and what it did. */
export function ConnectionTab({ row }: { row: Row }) {
  const mayWrite = useMayWrite(registerAgents) && row.archived_at === null;
  const state = row['state'];
  return (
    <div className="stack">
      {mayWrite && state === 'unpaired' && <Pairing id={row.id} />}
      {mayWrite && state === 'paired' && <Tests id={row.id} drawer={row['drawer'] === true} />}
      <EmbeddedList
        resource={cashRegisters}
        field="agent_id"
        owner={row}
        called={titleOf(registerAgents, row)}
        card={['number', 'state']}
      />
      <AgentDoings id={row.id} />
      {mayWrite && state === 'paired' && <Pairing id={row.id} isPaired />}
    </div>
  );
}

function Tests({ id, drawer }: { id: number; drawer: boolean }) {
  const { t } = useTranslation('register-agents');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const test = (kind: 'test' | 'drawer') =>
    run(async (write) => {
      await write(registerAgentCalls.test, { params: { id }, body: { kind } }, { siteId });
      const queryKey = questionOf(siteId, registerAgentCalls.doings, { params: { id } });
      await queryClient.invalidateQueries({ queryKey });
      showAlert({ type: 'success', content: t('tests.sent') });
    });
  return (
    <>
      <div className="actions">
        <Button busy={busy} onClick={() => void test('test')}>
          {t('tests.print')}
        </Button>
        {drawer && (
          <Button busy={busy} onClick={() => void test('drawer')}>
            {t('tests.drawer')}
          </Button>
        )}
      </div>
      <ErrorNote text={actionError.text} />
    </>
  );
}
