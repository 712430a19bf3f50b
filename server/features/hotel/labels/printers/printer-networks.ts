import { BlockList, isIP } from 'node:net';

/**
 * Whether the server may reach a printer at an address: one in the networks that whoever runs the
 * server named, and none where they named none. An address, never a name: what a name means could
 * change between the question and the connection.
 */
export function mayReach(networks: string | undefined, address: string): boolean {
  const family = isIP(address);
  if (networks === undefined || family === 0) return false;
  const open = new BlockList();
  for (const network of networks.split(',')) {
    const [start = '', bits = ''] = network.trim().split('/');
    open.addSubnet(start, Number(bits), isIP(start) === 6 ? 'ipv6' : 'ipv4');
  }
  return open.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
