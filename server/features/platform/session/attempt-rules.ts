/**
 * How many tries each count allows in that time. An account is closed first to the network that
 * tries it, so that a stranger cannot lock its owner out from elsewhere with a few guesses.
 */
export const mostAttempts = { accountFromNetwork: 10, account: 50, network: 100 } as const;

/** Asking for a link to choose a new password: an hour's worth of patience, per account and per network. */
export const mostForgotten = { account: 3, network: 30 } as const;
