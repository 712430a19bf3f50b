import { useLayoutEffect, type RefObject } from 'react';

// What somebody may press next: a bar at the foot, or the one thing to do; in a sheet also what is typed into, and what closes it.
const acts =
  '.bottom-bar, .bulk-bar, .quick-keys, .quick-answers, :is(dialog, form) .actions, dialog .options, dialog.sheet :is(header, input, textarea), .button.primary, [type="submit"]';
const gap = 8;

/**
 * Lifts what stands at the foot of the page above whatever of it somebody may press next: `--lift`
 * says how far. Of a dialog at `place` only its own is pressed. `besides` is not covered either.
 */
export function useAboveActs(
  element: RefObject<HTMLElement | null>,
  place: HTMLElement | null,
  besides = '',
): void {
  useLayoutEffect(() => {
    const own = element.current;
    if (!own) return;
    const root = place ?? document;
    let frame = 0;
    const lift = () => {
      if (!own.textContent) return;
      const all = root.querySelectorAll<HTMLElement>(besides ? `${acts}, ${besides}` : acts);
      const others = [...all].filter((one) => !own.contains(one) && one.checkVisibility());
      own.style.setProperty('--lift', `${liftOf(own, others)}px`);
    };
    const liftSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(lift);
    };
    lift();
    const changes = new MutationObserver(liftSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('scroll', liftSoon, { capture: true, passive: true });
    addEventListener('resize', liftSoon);
    // While a dialog moves in, everything stands elsewhere.
    document.addEventListener('animationend', liftSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      document.removeEventListener('scroll', liftSoon, { capture: true });
      removeEventListener('resize', liftSoon);
      document.removeEventListener('animationend', liftSoon);
    };
  }, [element, place, besides]);
}

/** How far up it has to go to cover none of the others; not at all where there is no room above them. */
function liftOf(own: HTMLElement, others: readonly HTMLElement[]): number {
  const box = own.getBoundingClientRect();
  const foot = box.bottom + Number.parseFloat(own.style.getPropertyValue('--lift') || '0');
  const boxes = others
    .map((one) => one.getBoundingClientRect())
    .filter(({ left, right }) => left < box.right && right > box.left)
    .toSorted((one, other) => other.bottom - one.bottom);
  let bottom = foot;
  for (const other of boxes) {
    if (other.top < bottom && other.bottom > bottom - box.height) bottom = other.top - gap;
  }
  return bottom - box.height < 0 ? 0 : foot - bottom;
}
