// Runs inline in the head, before anything is painted: what does this address show until the app
// is there? The login when the person has no token for it, the app's frame when they have.
{
  const { dataset } = document.documentElement;
  const [, site, rest = ''] = /^(?:\/(\d+)(?=\/|$))?(.*)$/.exec(location.pathname) ?? [];
  const ofOthers =
    /^\/(forgot|supplier\/order|email\/unsubscribe|payment\/(notification|invoice)|integrations\/fortnox\/(before|after)-auth|tread-depth\/|screens\/queue\/|kiosk\/|q\/|billing\/settlement\/)/;

  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  // The device's clock may be wrong: src/data/server-time.ts keeps by how much.
  const offset = Number.parseInt(stored('wheelhouse.clock') ?? '', 10) || 0;
  const siteNames = new Map<string, string>();
  try {
    const tokens = JSON.parse(stored('wheelhouse.tokens') ?? '{}') as Record<string, string>;
    for (const [id, token] of Object.entries(tokens)) {
      const part = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
      const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
      const says = JSON.parse(new TextDecoder().decode(bytes)) as { exp: number; siteName: string };
      if (says.exp * 1000 > Date.now() + offset) siteNames.set(id, says.siteName);
    }
  } catch {
    // What cannot be read is no token.
  }

  const theme = stored('wheelhouse.theme');
  if (theme) dataset.theme = theme;
  const density = stored('wheelhouse.density');
  if (density) dataset.density = density;

  // Nobody is logged in anywhere: the login it is, and back here afterwards (specification §4).
  if (!stored('wheelhouse.tokens') && !ofOthers.test(rest) && !/^\/log(in|out)\b/.test(rest)) {
    const wanted = location.pathname + location.search;
    const query = wanted === '/' ? '' : `?redirect=${encodeURIComponent(wanted)}`;
    history.replaceState(history.state, '', `/login${query}`);
  }

  if (/^\/log(in|out)\b/.test(rest)) dataset.view = 'login';
  else if (ofOthers.test(rest)) dataset.view = 'plain';
  else if (siteNames.size === 0 || (site && !siteNames.has(site))) dataset.view = 'login';
  else if (!site || rest.startsWith('/barcode-reader/hotel-quick')) dataset.view = 'plain';
  else {
    dataset.view = 'frame';
    dataset.site = siteNames.get(site);
  }

  // A lost chunk made the app ask for the page anew (see lost-chunk.ts); the address need not show it.
  const address = new URL(location.href);
  if (address.searchParams.has('fresh')) {
    dataset.fresh = address.searchParams.get('fresh') ?? '';
    address.searchParams.delete('fresh');
    history.replaceState(history.state, '', address);
  }
}
