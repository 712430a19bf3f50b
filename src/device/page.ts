import type { PublicWorkshop } from '#contract/platform/public-workshop.ts';
import { holdValue, type HeldValue } from './held-value.ts';

/** What the page says of itself: the server and the build wrote it into the head. */
export const page = {
  /** The client's version and build, for people: `1.0.4+3f2a9c1b`. */
  version: fact('version'),
};

/** The product's name on this host, and the address of the host's logo, empty when it has none. */
export const brand = holdValue({ title: fact('application-name'), logo: fact('logo') });

/** The workshop whose page this is; null where the address and the host say of none. */
export const workshop = holdWorkshop(fact('workshop'));

/** Holds a workshop as the server wrote it into the page. Its hours go with the day that they are of, on a page that is left open over night. */
export function holdWorkshop(written: string): HeldValue<PublicWorkshop | null> {
  const first = JSON.parse(written || 'null') as PublicWorkshop | null;
  const held = holdValue(first);
  if (first?.opening)
    setTimeout(
      () => held.set({ ...first, opening: null }),
      Math.max(0, Date.parse(first.opening.until) - Date.now()),
    );
  return held;
}

/** What support asks of a browser: its name, its languages, how large its window is, and whether it has network. */
export const browserFacts = (): readonly string[] => [
  navigator.userAgent,
  navigator.languages.join(' '),
  `${innerWidth} × ${innerHeight}`,
  navigator.onLine ? 'online' : 'offline',
];

function fact(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
