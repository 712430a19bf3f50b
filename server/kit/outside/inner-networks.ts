import { BlockList, isIP } from 'node:net';

// What IANA lists as not globally reachable, and multicast. https://www.iana.org/assignments/iana-ipv4-special-registry
const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(net, bits, 'ipv4');
}
// Within the addresses that are routed: Teredo and its like, documentation, 6to4.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inner.addSubnet(net, bits, 'ipv6');
}

// All else of IPv6 is local, multicast, or an IPv4 address in other clothes (mapped, NAT64).
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is anything but one of the open internet. What is no address counts as inside. */
export function isInner(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return inner.check(address, 'ipv4');
  return family !== 6 || !routed.check(address, 'ipv6') || inner.check(address, 'ipv6');
}

/** Whether the host of a URL is itself an address inside, or a name that always means this machine. Other names are known when they are asked. */
export function isInnerHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  return isIP(bare) ? isInner(bare) : /(^|\.)localhost$/i.test(bare);
}
