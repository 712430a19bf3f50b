import { showsDemoData } from '#server/kit/demo/shows-demo-data.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { isInnerHost } from '#server/kit/outside/inner-networks.ts';

/** The page of this server that plays a catalogue, where there is demo data. */
export const played = '/demo/meca-pro';

/** Whether an address can be one of a catalogue: over TLS, outside, without a name or password in it, or the one that is played here. */
export function isCatalogueAddress(app: Pick<AppContext, 'env' | 'db'>, address: string): boolean {
  if (address === played) return showsDemoData(app.env, app.db);
  const url = URL.parse(address);
  const isBare = url?.protocol === 'https:' && `${url.username}${url.password}${url.search}` === '';
  return isBare && !isInnerHost(url.hostname);
}

/** Where the catalogue at an address is asked. The one that is played is asked as any other, by the network. */
export function baseOf({ http }: Pick<AppContext, 'http'>, address: string): string {
  if (address !== played) return address;
  const [here] = http.addresses();
  return `http://127.0.0.1:${typeof here === 'object' ? here.port : 0}${played}`;
}
