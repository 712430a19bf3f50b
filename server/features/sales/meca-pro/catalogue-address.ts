import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';
import { showsDemoData } from '#server/kit/demo/shows-demo-data.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { ExternalError } from '#server/kit/external.ts';
import { isNear } from '#server/kit/http/address.ts';

/** The page of this server that plays a catalogue, where there is demo data. */
export const played = '/demo/meca-pro';

/** Whether an address can be one of a catalogue: over TLS, without a name or password in it, or the one that is played here. */
export function isCatalogueAddress(app: Pick<AppContext, 'env' | 'db'>, address: string): boolean {
  if (address === played) return showsDemoData(app.env, app.db);
  const url = URL.parse(address);
  return (
    url?.protocol === 'https:' && url.username === '' && url.password === '' && url.search === ''
  );
}

/** Where the catalogue at an address is asked. The one that is played is asked as any other, by the network. */
export function baseOf({ http }: Pick<AppContext, 'http'>, address: string): string {
  if (address !== played) return address;
  const [here] = http.addresses();
  return `http://127.0.0.1:${typeof here === 'object' ? here.port : 0}${played}`;
}

const inner = new BlockList();
inner.addSubnet('0.0.0.0', 8, 'ipv4');
inner.addSubnet('100.64.0.0', 10, 'ipv4');
inner.addAddress('::', 'ipv6');

/** Whoever sets the address of a catalogue must not have the server ask others of its own network. Throws `ExternalError`. */
export async function checkOutside(address: string): Promise<void> {
  if (address === played) return;
  const { hostname } = new URL(address);
  const found = await lookup(hostname.replace(/^\[(.*)\]$/, '$1'), { all: true }).catch(() => []);
  if (found.length === 0) throw new ExternalError('nobody knows its name');
  for (const { address: ip, family } of found) {
    if (isNear(ip) || inner.check(ip, family === 6 ? 'ipv6' : 'ipv4')) {
      throw new ExternalError('it is in a network of our own');
    }
  }
}
