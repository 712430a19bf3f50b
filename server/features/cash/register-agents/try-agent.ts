import type { registerAgentCalls } from '#contract/cash/register-agents/agent-jobs.ts';
import { registerAgents } from '#contract/cash/register-agents/register-agents.ts';
import { openJournal } from '#server/features/cash/cash-registers/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { AppError } from '#server/kit/errors.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { say } from '#server/kit/words.ts';
import { insertTest, isPrinting, registerWithDrawer } from './jobs-repo.ts';

/**
 * Has an agent print a page of test, or open the drawer. A drawer that is opened stands in the journal
 * of its register, with who opens it and why: so one that is nobody's is not tried.
 */
export async function tryAgent(
  app: AppContext,
  context: Context<(typeof registerAgentCalls)['test']>,
): Promise<void> {
  const { db, caller, params, body, language } = context;
  await rowWithId(db, registerAgents, params.id);
  if (!(await isPrinting(db, params.id))) throw new AppError('register-agents.not_ready');
  if (body.kind === 'test') {
    await insertTest(db, caller, params.id);
    return;
  }
  const register = await registerWithDrawer(db, params.id);
  if (register === undefined) throw new AppError('register-agents.no_drawer');
  const journal = await openJournal(app, context, register);
  const text = say(language, 'register-agents', 'tests.why');
  await journal.note({ kind: 'drawer_opened', text });
}
