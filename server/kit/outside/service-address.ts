import type { AppContext } from '../app-context.ts';
import { showsDemoData } from '../demo/shows-demo-data.ts';
import { isInnerHost } from './inner-networks.ts';

/** Whether an address that a person set can be one of somebody else's service: over TLS, outside, without a name or password in it, or the one that is played here (`played`, a path). */
export function isServiceAddress(
  app: Pick<AppContext, 'env' | 'db'>,
  address: string,
  played: string,
): boolean {
  if (address === played) return showsDemoData(app.env, app.db);
  const url = URL.parse(address);
  const isBare = url?.protocol === 'https:' && `${url.username}${url.password}${url.search}` === '';
  return isBare && !isInnerHost(url.hostname);
}

/** Where the service at an address is asked. The one that is played is asked as any other, by the network. */
export function serviceBaseOf(
  { http }: Pick<AppContext, 'http'>,
  address: string,
  played: string,
): string {
  if (address !== played) return address;
  const [here] = http.addresses();
  return `http://127.0.0.1:${typeof here === 'object' ? here.port : 0}${played}`;
}
