import { expect, test } from 'vitest';
import { addressOf, networkOf } from './address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const addressSeen = (remoteAddress: string, forwarded?: string | string[]) =>
  addressOf({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as Parameters<typeof addressOf>[0]);

test.each([
  ['203.0.113.9', undefined, '203.0.113.9'],
  // Nobody outside says who they are.
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.0.0.2', '198.51.100.1', '198.51.100.1'],
  ['::1', '2001:db8::7', '2001:db8::7'],
  // What came with the request stands left of what our proxy saw, whatever network it names.
  ['127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1, 10.0.0.7', '10.0.0.7'],
  ['10.0.0.1', '1.1.1.1, 10.0.0.5, 192.168.0.4, 172.16.3.3', '172.16.3.3'],
  ['127.0.0.1', ['198.51.100.1', '203.0.113.9'], '203.0.113.9'],
  // Ports of some proxies, and what is no address.
  ['127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
  ['127.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
  ['127.0.0.1', "'; drop table users; --", '127.0.0.1'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', '', '127.0.0.1'],
])('who asks from %s forwarded for %s is %s', (peer, forwarded, address) => {
  expect(addressSeen(peer, forwarded)).toBe(address);
});
