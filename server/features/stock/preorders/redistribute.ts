import type { Line } from '#contract/kit/document/lines.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { leftOf } from '#contract/stock/preorders/call-off-rules.ts';
import { preorderAgreements } from '#contract/stock/preorders/preorder-agreements.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import type { Stored, Values } from '#server/kit/resource/resource-table.ts';
import { changeOne, nextRow, writeRows, type Engine } from '#server/kit/resource/write.ts';
import { agreedLine, sitesOfCompany } from './preorders-repo.ts';

type Agreement = RowOf<typeof preorderAgreements>;

interface RedistributeInput {
  readonly version: number;
  readonly key: string;
  readonly quantity: number;
  readonly site_id: number | null;
}

const open: readonly string[] = ['draft', 'sent', 'confirmed', 'active'];

/** Means what is not called off of a line for another site of the company: all of a line, or a part, which becomes a line of its own. */
export async function redistribute(
  app: AppContext,
  context: Context,
  id: number,
  { version, key, quantity, site_id }: RedistributeInput,
): Promise<Agreement> {
  const { db, caller } = context;
  const engine = app.engines.get(preorderAgreements.name)!;
  const options = { version, archived: 'refused' } as const;
  const row = await changeOne(engine, context, id, options, async ([before]) => {
    const { state } = before as unknown as Agreement;
    if (!open.includes(state)) throw wrongState(preorderAgreements, context.language, before!);
    const sites = await sitesOfCompany(db, caller);
    if (site_id !== null && !sites.some((site) => site.id === site_id)) {
      throw new AppError('common.wrong_input', {}, { site_id: 'fields.unknown' });
    }
    const line = await agreedLine(db, id, key);
    if (!line) throw new AppError('common.not_found');
    const left = leftOf(line);
    if (quantity > left) throw new AppError('preorders.more_than_agreed', { left: left / 1000 });
    const { lines } = (await rowWithId(db, preorderAgreements, id)) as Agreement;
    const whole = (lines as readonly Line[]).find((one) => one.key === key)!;
    const change =
      quantity === line.quantity
        ? { lines: { from: [whole], to: [{ ...whole, for_site: site_id }] } }
        : await parted(engine, context, before!, whole, { quantity, site_id });
    await writeRows(engine, context, 'redistribute', [
      nextRow(preorderAgreements, before!, change),
    ]);
  });
  context.afterCommit(() => publishChanged(app, preorderAgreements, caller));
  return row as Agreement;
}

/** What an agreement is with a part of a line for itself, behind the one that it is taken from. */
async function parted(
  { hooks }: Engine,
  context: Context,
  before: Stored,
  line: Line,
  { quantity, site_id }: Pick<RedistributeInput, 'quantity' | 'site_id'>,
): Promise<Values> {
  const position = line.position + 1;
  const part = { ...line, key: crypto.randomUUID(), position, quantity };
  const rest = { ...line, quantity: Number(line['quantity']) - quantity };
  const change = await hooks.beforeSave!(context, { lines: { put: [rest, part] } }, before);
  const { from, to } = change['lines'] as { from: readonly Line[]; to: readonly Line[] };
  const meant = to.map((one) => (one.key === part.key ? { ...one, for_site: site_id } : one));
  return { ...change, lines: { from, to: meant } };
}
