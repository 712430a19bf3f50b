import { proposalOf } from '#contract/stock/stock-refills/refill-rules.ts';
import {
  mostProposed,
  type Chosen,
  type Proposed,
} from '#contract/stock/stock-refills/stock-refills.ts';
import type { Context } from '#server/kit/context.ts';
import { refillInputsOf } from './stock-refills-repo.ts';

const day = 86_400_000;
/** More products than this are not looked at: a refill is of one supplier then. */
const mostLookedAt = 5_000;

interface ProposalInput {
  readonly warehouse_id: number;
  readonly supplier: string;
  readonly sold_days: number;
  readonly cover_days: number;
}

/** What a warehouse needs: the numbers of each product that is proposed, and how much of it. */
export async function propose(
  { db, now }: Context,
  { warehouse_id: warehouse, supplier, ...horizon }: ProposalInput,
): Promise<{ readonly proposed: Proposed[]; readonly chosen: Chosen }> {
  const since = new Date(now.getTime() - horizon.sold_days * day);
  const inputs = await refillInputsOf(db, { warehouse, supplier, since, most: mostLookedAt });
  const needed = inputs
    .map((one) => ({ one, quantity: proposalOf(one, horizon).suggested }))
    .filter(({ quantity }) => quantity > 0)
    .slice(0, mostProposed);
  return {
    proposed: needed.map(({ one }) => one),
    chosen: needed.map(({ one: { product_id }, quantity }) => ({ product_id, quantity })),
  };
}
