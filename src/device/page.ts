/** What the page says of itself: the server and the build wrote it into the head. */
export const page = {
  /** The client's version and build, for people: `1.0.4+3f2a9c1b`. */
  version: fact('version'),
  /** The product's name on this host. */
  title: fact('application-name'),
  /** Address of the host's logo, empty when it has none. */
  logo: fact('logo'),
};

function fact(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
