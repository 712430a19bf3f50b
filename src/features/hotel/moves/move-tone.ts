/** The colour of each state of a move. */
export const toneOf = {
  planned: 'warn',
  picked: 'info',
  exception: 'bad',
  delivered: 'ok',
  cancelled: 'idle',
} as const;
