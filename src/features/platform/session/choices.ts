import { hasExpired } from '#src/data/tokens.ts';
import type { SiteId, SiteToken } from '#src/data/tokens.ts';
import { atSite } from '#src/navigation/after-login.ts';
import { splitPath, withRedirect } from '#src/navigation/paths.ts';

/** A site one can choose. */
export interface Choice {
  readonly siteId: SiteId;
  readonly name: string;
  /** Where it is, as far as this device has heard. */
  readonly town: string;
  readonly expired: boolean;
}

/** The sites somebody holds tokens for, the last one used first, then by name. */
export function choicesOf(
  tokens: readonly SiteToken[],
  towns: ReadonlyMap<SiteId, string>,
  last: SiteId | null,
): Choice[] {
  return tokens
    .map((token) => ({
      siteId: token.siteId,
      name: token.siteName,
      town: towns.get(token.siteId) ?? '',
      expired: hasExpired(token),
    }))
    .toSorted(
      (a, b) =>
        Number(b.siteId === last) - Number(a.siteId === last) || a.name.localeCompare(b.name),
    );
}

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ø', 'o');

/** The choices whose name or town holds every word that was typed, however accented. */
export function filterChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ name, town }) => {
    const text = folded(`${name} ${town}`);
    return words.every((word) => text.includes(word));
  });
}

/** Where a choice leads: to what was wanted there, or by the login when its token is over. */
export function pathTo({ siteId, expired }: Choice, wanted: string | null): string {
  const rest = wanted === null ? null : withoutSite(wanted);
  const path = atSite(siteId, rest);
  return expired ? withRedirect('/login', path) : path;
}

function withoutSite(path: string): string {
  const { siteId } = splitPath(new URL(path, 'https://ours.invalid').pathname);
  return siteId === null ? path : path.slice(siteId.length + 1);
}
