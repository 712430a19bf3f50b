/**
 * The rate limits of a login: how many tries each count allows in that time. An account is closed first to the network that
 * tries it, then to all devices that it was never opened on. A known device has a count of its own:
 * strangers cannot lock the owner of an account out, from however many networks they try.
 */
export const mostAttempts = {
  accountFromNetwork: 10,
  account: 50,
  network: 100,
  knownDevice: 10,
} as const;

/** Asking for a link to choose a new password: an hour's worth of patience, per account, per network and on a known device. */
export const mostForgotten = { account: 3, network: 30, knownDevice: 3 } as const;
