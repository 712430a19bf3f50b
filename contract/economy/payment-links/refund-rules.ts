/** What a provider says was taken by a payment and given back of it; amounts in minor units. */
export interface Given {
  readonly paid: number;
  readonly given: number;
  /** Which of what it was asked to give back came to nothing, by what it knows them. */
  readonly failed: readonly string[];
}

/**
 * What came of giving a part of a payment back, by what its provider says: `before` is what had been
 * given back when it was first asked. Nothing is given back that was not paid.
 */
export function refundStateBy(
  {
    amount,
    before,
    externalId,
  }: { readonly amount: number; readonly before: number; readonly externalId: string },
  { paid, given, failed }: Given,
): 'pending' | 'done' | 'failed' {
  if (given >= before + amount) return 'done';
  if (externalId !== '') return failed.includes(externalId) ? 'failed' : 'pending';
  return given + amount > paid ? 'failed' : 'pending';
}
