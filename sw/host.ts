/** How the host calls itself, and its logo: as the server wrote them into the page. */
export interface Host {
  readonly title: string;
  readonly logo: string;
}

/** Reads the page that is kept for a host; the product's own name and mark where it says nothing. */
export function hostOf(page: string): Host {
  const metaOf = (name: string) => {
    const [, text = ''] = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(page) ?? [];
    // The server escapes by number whatever means something to HTML.
    return text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  };
  return {
    title: metaOf('application-name') || 'Wheelhouse',
    logo: metaOf('logo') || '/icons/wheel-192.png',
  };
}
