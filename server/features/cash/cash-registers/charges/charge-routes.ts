import { chargeCalls, type Charge } from '#contract/cash/cash-registers/charge-calls.ts';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { sellerOf } from '#server/features/economy/billing/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { CashRegister } from '../journal/open-journal.ts';
import { methodsOfRegister } from '../methods-repo.ts';
import {
  changeCharge,
  chargeOf,
  insertCharge,
  lockCharge,
  openCharges,
  shownCharge,
  terminalOf,
  type ChargeChange,
  type ChargeRow,
} from './charges-repo.ts';

/** What people ask of the card terminals of their registers. */
export function chargeRoutes(app: AppContext): void {
  mount(
    app,
    chargeCalls,
  )({
    charge: async (context) => {
      const { params, body, now } = context;
      changed(app, context);
      const row = await ask(context, params.id, body);
      return { data: shownCharge(row, now) };
    },
    openCharges: async ({ db, params, now }) => {
      await rowWithId(db, cashRegisters, params.id);
      const open = await openCharges(db, params.id);
      return { data: open.map((row) => shownCharge(row, now)) };
    },
    lookAtCharge: async (context) => ({ data: await shown(context) }),
    stopCharge: (context) =>
      change(app, context, ({ state }) => {
        if (state === 'asked') {
          return { state: 'declined', problem: 'cancelled', ended_at: context.now };
        }
        return state === 'given' ? { is_stopping: true } : undefined;
      }),
    enquireCharge: (context) =>
      change(app, context, ({ state, reversal }) =>
        state === 'unknown' || reversal === 'unknown' ? { is_enquired: true } : undefined,
      ),
    reverseCharge: async (context) => {
      const hasTerminal = (await terminalOf(context.db, context.params.id)) !== undefined;
      return change(app, context, ({ state, reversal, nr }) => {
        if (nr !== null) throw new AppError('cash-registers.charge_used');
        if (state !== 'approved' || (reversal !== '' && reversal !== 'failed')) return undefined;
        if (!hasTerminal) throw new AppError('cash-registers.no_terminal');
        return { reversal: 'asked', reversal_at: context.now };
      });
    },
    settleCharge: async (context) => {
      const { body, caller, now } = context;
      await change(app, context, (row) => {
        const said = { settled_by: caller.userId, settled_because: body.because };
        const isOpen = row.state === 'given' || row.state === 'unknown';
        const isReversing = row.reversal === 'given' || row.reversal === 'unknown';
        if (!isOpen && !isReversing) return undefined;
        if (!shownCharge(row, now).is_silent) throw new AppError('cash-registers.terminal_speaks');
        if (isReversing) return { ...said, reversal: body.approved ? 'done' : 'failed' };
        return body.approved
          ? { ...said, state: 'approved', approved: row.amount, problem: 'settled', ended_at: now }
          : { ...said, state: 'declined', problem: 'settled', ended_at: now };
      });
      return { data: null };
    },
  });
}

const changed = (app: AppContext, { caller, afterCommit }: Context) =>
  afterCommit(() => publishChanged(app, cashRegisters, caller));

/** Writes down what a terminal is asked for, once for each intent. Throws where it has something else to do. */
async function ask(
  context: Context,
  id: number,
  { intent, method_id, amount }: { intent: string; method_id: number; amount: number },
): Promise<ChargeRow> {
  const { db, caller, now } = context;
  const register = (await rowWithId(db, cashRegisters, id)) as CashRegister;
  const before = await chargeOf(db, id, intent);
  if (before) {
    if (before.amount !== amount || before.method_id !== method_id) {
      throw new AppError('common.other_request_same_key');
    }
    return before;
  }
  if (register.state === 'closed' || register.archived_at !== null) {
    throw new AppError('cash-registers.closed');
  }
  const methods = await methodsOfRegister(db, caller, register);
  if (!methods.some((one) => one.id === method_id && one.kind === 'card')) {
    throw new AppError('cash-registers.not_in_register');
  }
  const agent_id = await terminalOf(db, id);
  if (agent_id === undefined) throw new AppError('cash-registers.no_terminal');
  const { currency } = await sellerOf(context);
  await insertCharge(
    db,
    { chain_id: caller.chainId, site_id: caller.siteId, id },
    { agent_id, intent, method_id, amount, currency, asked_at: now },
  );
  // Two presses at the same moment ask once.
  const asked = await chargeOf(db, id, intent);
  if (!asked) throw new AppError('cash-registers.terminal_busy');
  return asked;
}

type OfCharge = Context & { params: { id: number; intent: string } };

async function shown({ db, params, now }: OfCharge): Promise<Charge> {
  await rowWithId(db, cashRegisters, params.id);
  const row = await chargeOf(db, params.id, params.intent);
  if (!row) throw new AppError('common.not_found');
  return shownCharge(row, now);
}

/** Changes a charge by what it is when nobody else is at it; answers how it is then. */
async function change(
  app: AppContext,
  context: OfCharge,
  next: (row: ChargeRow) => ChargeChange | undefined,
): Promise<{ data: Charge }> {
  const { db, params } = context;
  await rowWithId(db, cashRegisters, params.id);
  await lockCharge(db, params.id, params.intent);
  const row = await chargeOf(db, params.id, params.intent);
  if (!row) throw new AppError('common.not_found');
  const then = next(row);
  if (then) {
    await changeCharge(db, row.id, then);
    changed(app, context);
  }
  return { data: await shown(context) };
}
