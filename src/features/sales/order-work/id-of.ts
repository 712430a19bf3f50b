import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';

/** Which order an entry is about. */
export function idOf({ params }: OutboxRow['given']): number {
  const { id }: { readonly id?: number } = params ?? {};
  return Number(id);
}
