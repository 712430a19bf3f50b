import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { showsDemoData } from '#server/kit/demo/shows-demo-data.ts';
import { ExternalError } from '#server/kit/external.ts';
import { eText, type Receives } from '../ways.ts';
import type { EAddress } from '#contract/economy/invoice-deliveries/e-address.ts';
import { accessPointAt, type AccessPoint } from './access-point.ts';

/** Where this server plays an access point, where there is demo data. */
export const played = '/demo/access-point';

type App = Pick<AppContext, 'env' | 'db' | 'http'>;

/** The access point of this server: that of ACCESS_POINT_URL, else the one that is played where there is demo data; undefined where there is none. */
export function accessPointOf({ env, db, http }: App): AccessPoint | undefined {
  if (env.ACCESS_POINT_URL !== undefined) {
    return accessPointAt({ address: env.ACCESS_POINT_URL, trusted: true });
  }
  if (!showsDemoData(env, db)) return undefined;
  const [here] = http.addresses();
  const port = typeof here === 'object' ? here.port : 0;
  return accessPointAt({ address: `http://:demo@127.0.0.1:${port}${played}`, trusted: true });
}

const day = 86_400_000;
const most = 10_000;
const known = new Map<string, { readonly receives: boolean; readonly until: number }>();

/**
 * Whether an address takes invoices, as far as the access point knew within the last day. Where it
 * cannot be asked nobody is known to: people send another way meanwhile. Never inside a transaction.
 */
export async function whoReceives(app: App, address: EAddress | undefined): Promise<Receives> {
  const accessPoint = accessPointOf(app);
  if (!accessPoint) return 'no_access_point';
  if (!address) return false;
  const key = eText(address);
  const at = now().getTime();
  const before = known.get(key);
  if (before && before.until > at) return before.receives;
  try {
    const receives = await accessPoint.receives(key);
    if (known.size >= most) known.clear();
    known.set(key, { receives, until: at + day });
    return receives;
  } catch (cause) {
    if (!(cause instanceof ExternalError)) throw cause;
    app.http.log.warn({ reason: cause.message }, 'the access point could not be asked');
    return false;
  }
}
