import { isIPv6 } from 'node:net';

/** Within this many minutes tries are counted together. */
export const attemptMinutes = 15;

/**
 * How many tries each count allows in that time. An account is closed first to the network that
 * tries it, so that a stranger cannot lock its owner out from elsewhere with a few guesses.
 */
export const mostAttempts = { accountFromNetwork: 10, account: 50, network: 100 } as const;

/** Asking for a link to choose a new password: an hour's worth of patience, per account and per network. */
export const mostForgotten = { account: 3, network: 30 } as const;

/** The part of an address that one customer of an internet provider has to himself: IPv4 whole, IPv6 its /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
