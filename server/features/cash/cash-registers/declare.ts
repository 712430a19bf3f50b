import { needsControlUnit, needsDeclaration } from '#contract/cash/cash-registers/register-law.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lockSeries } from './journal/series-repo.ts';

/**
 * What a register says of itself once its sales are real. Throws where something was entered at it
 * already, where nobody has declared the program to the authorities, and where the law of its country
 * wants a control unit.
 */
export async function declare(
  { env }: AppContext,
  context: Context,
  { id, country }: { readonly id: number; readonly country: string },
): Promise<{ readonly declared_on: string; readonly declaration: string }> {
  if (needsControlUnit(country)) throw new AppError('cash-registers.needs_control_unit');
  const declaration = env.CASH_DECLARATION ?? '';
  if (needsDeclaration(country) && declaration === '') {
    throw new AppError('cash-registers.no_declaration');
  }
  // Who enters something meanwhile waits, and finds it declared.
  const { last_transaction, last_event } = await lockSeries(context.db, context.caller, id);
  if (last_transaction + last_event > 0) throw new AppError('cash-registers.used_for_practice');
  return { declared_on: todayOf(context), declaration };
}
