// Runs inline in the head, before anything is painted: what does this address show until the app
// is there? The login when the person has no token for it, the app's frame when they have.
{
  const { dataset } = document.documentElement;
  const [, site, rest = ''] = /^(?:\/(\d+)(?=\/|$))?(.*)$/.exec(location.pathname) ?? [];
  const ofOthers =
    /^\/(forgot(\/[^/]+)?|supplier\/order|email\/unsubscribe|payment\/(notification|invoice)|integrations\/fortnox\/(before|after)-auth|(tread-depth|wheel|book|quote|screens\/queue|kiosk|q|b|billing\/settlement)\/[^/]+)\/?$/i;

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
      const payload = JSON.parse(new TextDecoder().decode(bytes)) as {
        exp: number;
        siteName: string;
      };
      if (payload.exp * 1000 > Date.now() + offset) siteNames.set(id, payload.siteName);
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
    const wanted = location.pathname + location.search + location.hash;
    const query = wanted === '/' ? '' : `?redirect=${encodeURIComponent(wanted)}`;
    history.replaceState(history.state, '', `/login${query}`);
  }

  if (/^\/log(in|out)\b/.test(rest)) dataset.view = 'login';
  else if (/^\/(b|book|quote|tread-depth|wheel)\/[^/]+\/?$/i.test(rest)) dataset.view = 'open';
  else if (ofOthers.test(rest)) dataset.view = 'plain';
  else if (siteNames.size === 0 || (site && !siteNames.has(site))) dataset.view = 'login';
  else if (!site || rest.startsWith('/barcode-reader/hotel-quick')) dataset.view = 'plain';
  else {
    dataset.view = 'frame';
    dataset.site = siteNames.get(site);
  }

  // What somebody types and presses before the app is there, in order: the app takes it over (see
  // scan/early-input.ts). After a slash all of it is a search, whatever field the focus comes to meanwhile.
  const scans = rest.startsWith('/barcode-reader/hotel-quick') && dataset.view !== 'login';
  if (scans || dataset.view === 'frame') {
    const offered = !scans && stored('wheelhouse.shortcuts') !== 'off';
    const keys: { key: string; at: number }[] = [];
    const over = new AbortController();
    const early = { keys, press: null as MouseEvent | null, end: () => over.abort() };
    Object.assign(globalThis, { early });
    const listening = { capture: true, signal: over.signal };
    const typed = (event: KeyboardEvent) => {
      const { key, timeStamp: at, target } = event;
      const inField = (target as Element).matches('input, textarea, select');
      const searches = offered && keys[0]?.key === '/';
      const isTyped = [...key].length === 1 || (searches && key === 'Backspace') || key === 'Enter';
      const chord = (event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph');
      const command = event.ctrlKey || event.metaKey;
      // Ctrl+K opens the search, from a field too, as a slash does; unless one was pressed that is to come.
      if (offered && command && key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        if (!searches && !early.press) keys.splice(0, keys.length, { key: '/', at });
        return;
      }
      if (!isTyped || chord || event.metaKey || (inField && !searches)) return;
      if (searches || (offered && key === '/')) event.preventDefault();
      if (key !== 'Backspace') keys.push({ key, at });
      else if (keys.length > 1) keys.pop();
    };
    document.addEventListener('keydown', typed, listening);
    // What stands already hears of it itself, and whoever presses that wants nothing else any more.
    const live = '#root :is(a, button, input, textarea, select)';
    const pressed = (event: MouseEvent) => {
      early.press = (event.target as Element).closest(live) ? null : event;
    };
    document.addEventListener('click', pressed, listening);
  }

  // A lost chunk made the app ask for the page again (see lost-chunk.ts); the address need not show it.
  const address = new URL(location.href);
  if (address.searchParams.has('fresh')) {
    dataset.fresh = address.searchParams.get('fresh') ?? '';
    address.searchParams.delete('fresh');
    history.replaceState(history.state, '', address);
  }
}
