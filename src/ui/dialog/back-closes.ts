/** What is open over a page, by the mark of its entry of the history, which going back takes away. */
const open = new Map<string, () => void>();

/** `idx` is the router's number of the page; `over` begins with the page's mark where the entry was made for something open over that page. */
interface Entry {
  readonly idx?: number;
  readonly over?: string;
}

const entryOf = (state: unknown): Entry => state ?? {};
// A page without the router has no number, and another address is another place.
const pageOf = ({ idx }: Entry) => `${String(idx ?? location.href)}/`;
// The mark of where this tab is, as far as it has one.
let here = entryOf(history.state).over;

const atPage = () => ({ state: entryOf(history.state), href: location.href });
// The address that is gone from, as far as the browser reports its changes.
let current = atPage();
globalThis.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
  if (navigationType !== 'traverse') current = atPage();
});

/**
 * Has going back close something that is open, before it leaves the page; returns what is called once it is closed.
 * Its entry stays then: to take it away while a navigation is under way would take that away instead. It is passed
 * over when somebody comes by it.
 */
export function closeOnBack(close: () => void): () => void {
  const { over, ...page } = entryOf(history.state);
  const mark = pageOf(page) + crypto.randomUUID();
  const entry = { ...page, over: mark };
  if (over && !open.has(over)) history.replaceState(entry, '');
  else history.pushState(entry, '');
  here = mark;
  current = atPage();
  open.set(mark, close);
  return () => void open.delete(mark);
}

// Before the router hears of it.
addEventListener('popstate', cameBack, { capture: true });

function cameBack(event: PopStateEvent): void {
  const entry = entryOf(event.state);
  const { over } = entry;
  const left = here?.startsWith(pageOf(entry)) ? here : undefined;
  const close = open.get(left ?? '');
  const before = current;
  here = over;
  current = atPage();
  if (close) {
    if (before.href !== current.href) {
      // What was changed of the address meanwhile, in its place or by a step, is not gone back by closing it.
      here = over === left ? undefined : over;
      history.replaceState({ ...before.state, over: here }, '', before.href);
    }
    close();
  } else if (over ? !open.has(over) : left) {
    // An entry of what was closed long ago is no place to be.
    here = undefined;
    history.back();
  } else return;
  event.stopImmediatePropagation();
}
