/** What is asked for, as far as approving it hangs on it. */
export interface Wanted {
  /** In minor units. */
  readonly wanted_limit: number;
  readonly until: string | null;
  /** Who said last how much is asked for; null where nobody is known. */
  readonly asked_by: number | null;
}

/** Who approves, null where nobody does; `upTo` in minor units, null where they may approve any limit. */
export interface Approver {
  readonly userId: number | null;
  readonly upTo: number | null;
}

/** Why somebody does not approve a limit on a day (`yyyy-MM-dd`); undefined where they do. Nobody approves what they asked for themselves, whatever else they may. */
export function refusedApproval(
  { wanted_limit: limit, until, asked_by: asker }: Wanted,
  { userId, upTo }: Approver,
  today: string,
): 'credit-limits.own' | 'credit-limits.above' | 'credit-limits.past' | undefined {
  if (asker !== null && asker === userId) return 'credit-limits.own';
  if (upTo !== null && limit > upTo) return 'credit-limits.above';
  return until !== null && until < today ? 'credit-limits.past' : undefined;
}

/** What is left of a limit, below zero where it is exceeded; null where there is none. In minor units. */
export const leftOf = (limit: number | null, used: number): number | null =>
  limit === null ? null : limit - used;
