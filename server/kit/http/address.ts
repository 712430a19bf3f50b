import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

const near = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  near.addSubnet(net, bits, 'ipv4');
}
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');

const mostKnown = 10_000;
// Asked several times with each request, mostly about the same few.
const known = new Map<string, boolean>();

/** Whether an address is on this machine or in a private network, where a proxy of ours may be. */
function isNear(address: string): boolean {
  const before = known.get(address);
  if (before !== undefined) return before;
  const bare = address.split('%')[0] ?? '';
  const is = isIP(bare) !== 0 && near.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
  if (known.size >= mostKnown) known.clear();
  known.set(address, is);
  return is;
}

/** Whether one may say for whom it asks: only the proxy right before us. What others said before it, it was told. */
export const isOurProxy = (address: string, hop: number): boolean => hop === 0 && isNear(address);

/**
 * The address that a request comes from: of whoever speaks with us, or of whom our proxy says spoke
 * with it, which is the last it names. Anything that is no address is not believed.
 */
export function addressOf({
  socket,
  headers,
}: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const peer = socket.remoteAddress ?? '';
  if (!isNear(peer)) return peer;
  const named = [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() ?? '';
  // Some proxies add the port.
  const bare = named.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  return isIP(bare) ? bare : peer;
}

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
