import { holdValue } from './held-value.ts';

/** What the page says of itself: the server and the build wrote it into the head. */
export const page = {
  /** The client's version and build, for people: `1.0.4+3f2a9c1b`. */
  version: fact('version'),
};

/** The product's name on this host, and the address of the host's logo, empty when it has none. */
export const brand = holdValue({ title: fact('application-name'), logo: fact('logo') });

function fact(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
