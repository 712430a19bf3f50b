import type { AppContext } from '#server/kit/app-context.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { Tx } from '#server/db/open.ts';
import { codeOf, hashOf } from '#server/kit/keys/secret-code.ts';
import { insertLink } from '#server/kit/links/link-repo.ts';
import { addressesOf } from './passports-repo.ts';

const kind = 'wheel';

/**
 * The addresses of the wheels of sets, by `<set>:<position>`: the same each time a label is printed,
 * until they are closed. They are made from the server's key and stand nowhere; whoever reads the
 * database finds their hashes alone. `open` has them open, which a preview does not.
 */
export async function passportAddresses(
  { keys, publicUrl }: Pick<AppContext, 'keys' | 'publicUrl'>,
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  options: {
    readonly wheels: readonly (readonly [setId: number, position: string])[];
    readonly open: boolean;
  },
): Promise<Map<string, string>> {
  const ids = [...new Set(options.wheels.map(([id]) => id))];
  const addresses = new Map<string, string>();
  if (ids.length === 0) return addresses;
  const links = await addressesOf(tx, ids);
  const known = Map.groupBy(links, (link) => `${link.set_id}:${link.position}`);
  for (const [setId, position] of options.wheels) {
    const wheel = `${setId}:${position}`;
    const made = known.get(wheel) ?? [];
    // Those that were closed are good for nothing: the next one has another number.
    const closed = made.filter(({ revoked_at: at }) => at !== null).length;
    const code = codeOf(keys, `wheel-passport:${chainId}:${wheel}:${closed}`);
    if (options.open && made.length === closed)
      await insertLink(tx, { chainId, siteId }, { kind, setId, position, hash: hashOf(code) });
    addresses.set(wheel, `${publicUrl}/wheel/${code}`);
  }
  return addresses;
}
