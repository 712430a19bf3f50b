import { commands } from 'vitest/browser';
import { bookPresetsCalls } from '#contract/accounting/book-presets/calls.ts';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { journalCalls } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { billing } from '#contract/economy/billing.ts';
import { send } from '#src/data/api.ts';
import { keepToken } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';

/** A shop with a cash register, whose change is counted unless it is not `open`, and what is entered there; `declared` is in real use. */
export async function registerShop({ open = true, declared = false } = {}) {
  const { siteId, token } = await commands.workAs('manager');
  keepToken(siteId, token);
  await write(bookPresetsCalls.fill, { body: {} }, { siteId });
  const terms = (await send(billing.calls.company.read, undefined, { siteId })).data;
  const seat = { street: 'Storgata 1', zip: '0155', city: 'Oslo', account: '86011117947' };
  await write(billing.calls.company.save, { body: { ...terms, ...seat } }, { siteId });
  const body = { name: 'Counter', change_float: 1000_00 };
  const { id, version } = (await write(cashRegisters.calls.add, { body }, { siteId })).data;
  const params = { id };
  if (declared) {
    const real = { version, is_real: true };
    await write(cashRegisters.calls.declare, { params, body: real }, { siteId });
  }
  if (open) {
    const float = {
      intent: crypto.randomUUID(),
      kind: 'float' as const,
      amount: 1000_00,
      reason: '',
    };
    await write(registerCalls.move, { params, body: float }, { siteId });
  }
  const methods = async () =>
    (await send(registerCalls.standing, { params }, { siteId })).data.methods;
  const sell = async (amount: number) => {
    const card = (await methods()).find(({ kind }) => kind === 'card')!;
    const line = {
      kind: 'goods' as const,
      product_id: null,
      description: 'Wiper blades',
      quantity: 1000,
      unit_price: amount * 100,
      vat_code: '3',
    };
    const sale = {
      intent: crypto.randomUUID(),
      lines: [line],
      payments: [{ method_id: card.id, amount }],
    };
    return (await write(registerCalls.sell, { params, body: sale }, { siteId })).data.nr;
  };
  const transactions = async () =>
    (await send(journalCalls.transactions, { params, query: {} }, { siteId })).data;
  return { siteId, id, methods, sell, transactions };
}
