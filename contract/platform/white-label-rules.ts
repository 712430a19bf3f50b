import { isColour, looksLikeError } from './brand-colours.ts';
import type { HostBranding } from './white-label.ts';

/** What is wrong with a field, as a code of words below `common:errors`. */
export type BrandingError =
  | 'fields.required'
  | 'fields.host'
  | 'fields.colour'
  | 'fields.error_colour'
  | 'fields.logo'
  | 'fields.own_redirect'
  | 'fields.redirect_loop';
export type BrandingErrors = Partial<Record<keyof HostBranding, BrandingError>>;

/** What is wrong with the branding of a host as it was typed, by field. What depends on other hosts is not known here: `redirectsInARing`. */
export function fieldErrorsOf(branding: HostBranding): BrandingErrors {
  const { host, title, logo, primary, secondary, redirectHost } = branding;
  const errors: [keyof HostBranding, BrandingError | undefined][] = [
    ['host', host === '' ? 'fields.required' : hostError(host)],
    ['title', title === '' ? 'fields.required' : undefined],
    ['logo', logo === '' || isLogo(logo) ? undefined : 'fields.logo'],
    ['primary', primary === '' ? undefined : primaryError(primary)],
    ['secondary', secondary === '' || isColour(secondary) ? undefined : 'fields.colour'],
    ['redirectHost', redirectHost === '' ? undefined : redirectError(host, redirectHost)],
  ];
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

/** Whether visitors of a host that is sent on to another would come back to it. `nextOf` is where each host sends on now. */
export function redirectsInARing(
  host: string,
  redirectHost: string,
  nextOf: ReadonlyMap<string, string>,
): boolean {
  const seen = new Set([host]);
  for (let at: string | undefined = redirectHost; at !== undefined; at = nextOf.get(at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}

/** A host name in small letters as browsers write it: no address, no port, no path. */
export function isHost(text: string): boolean {
  if (text.length > 253 || !/^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/.test(text)) return false;
  if (text.split('.').some((part) => part.startsWith('-') || part.endsWith('-'))) return false;
  // Browsers turn names of numbers into addresses.
  if (URL.parse(`https://${text}`)?.hostname !== text || /^[\d.]+$/.test(text)) return false;
  return text.includes('.') || text === 'localhost';
}

/** An address that a logo may come from: https, or a path of our own. Nothing that runs, nothing that others on the way can change. */
export function isLogo(text: string): boolean {
  if (/[\s\\<>"'`]/.test(text)) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

const hostError = (host: string) => (isHost(host) ? undefined : 'fields.host');

function primaryError(colour: string): BrandingError | undefined {
  if (!isColour(colour)) return 'fields.colour';
  return looksLikeError(colour) ? 'fields.error_colour' : undefined;
}

function redirectError(host: string, redirectHost: string): BrandingError | undefined {
  if (redirectHost === host) return 'fields.own_redirect';
  return hostError(redirectHost);
}
