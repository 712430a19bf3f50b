import { holdValue } from './held-value.ts';

/** What the page says of itself: the server and the build wrote it into the head. */
export const page = {
  /** The client's version and build, for people: `1.0.4+3f2a9c1b`. */
  version: fact('version'),
};

/** The product's name on this host, and the address of the host's logo, empty when it has none. */
export const brand = holdValue({ title: fact('application-name'), logo: fact('logo') });

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
