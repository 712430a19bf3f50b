// Not every browser knows idle time: there it is the next moment.
const isKnown = typeof requestIdleCallback === 'function';
const soon = 50;

/** Does work when there is nothing else to do, at the latest after so many ms where they are given. Returns what `leaveIdle` takes. */
export const whenIdle = (work: () => void, most?: number): number =>
  isKnown
    ? requestIdleCallback(work, most === undefined ? undefined : { timeout: most })
    : window.setTimeout(work, soon);

/** Does it no more. */
export const leaveIdle = (id: number): void =>
  isKnown ? cancelIdleCallback(id) : window.clearTimeout(id);

/** Resolves when there is nothing else to do, at the latest after so many ms. */
export const idle = (most: number): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(resolve, most);
  });
