import type { Answer } from '#contract/kit/call.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { leftOf } from '#contract/stock/preorders/call-off-rules.ts';
import type { preorderCalls } from '#contract/stock/preorders/preorder-calls.ts';
import type { preorderAgreements } from '#contract/stock/preorders/preorder-agreements.ts';

export type Agreement = RowOf<typeof preorderAgreements>;
type Stand = Answer<typeof preorderCalls.stand>['data']['lines'][number];

/** An agreed line, and how far it is called off. */
export type CallOffLine = Agreement['lines'][number] & Stand & { readonly left: number };

/** The lines of an agreement with how far each is called off. */
export function callOffLines({ lines }: Agreement, stands: readonly Stand[]): CallOffLine[] {
  const known = new Map(stands.map((one) => [one.key, one]));
  return lines.flatMap((line) => {
    const stand = known.get(line.key);
    return stand ? [{ ...line, ...stand, left: leftOf({ ...line, ...stand }) }] : [];
  });
}

/** What the forms about a line are given. */
export interface FormInput {
  readonly agreement: Agreement;
  readonly line: CallOffLine;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}
