/** Where something stands on the page. */
export type Place = Pick<DOMRect, 'left' | 'top' | 'height'>;

const middle = ({ top, height }: Place): number => top + height / 2;

/**
 * Which of the places an arrow, Home or End leads to from one of them: up and down in the order of
 * reading, left and right to the nearest of the next column. Null where there is none, or for
 * another key.
 */
export function steer(places: readonly Place[], from: number, key: string): number | null {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return places.length - 1;
    case 'ArrowDown':
      return from + 1 < places.length ? from + 1 : null;
    case 'ArrowUp':
      return from > 0 ? from - 1 : null;
    case 'ArrowLeft':
      return beside(places, from, -1);
    case 'ArrowRight':
      return beside(places, from, 1);
    default:
      return null;
  }
}

function beside(places: readonly Place[], from: number, side: 1 | -1): number | null {
  const here = places[from];
  if (!here) return null;
  const that = places
    .map((place, at) => ({ at, away: (place.left - here.left) * side, up: middle(place) }))
    .filter(({ away }) => away > 1);
  const column = Math.min(...that.map(({ away }) => away));
  const [nearest] = that
    .filter(({ away }) => away - column < 1)
    .sort((a, b) => Math.abs(a.up - middle(here)) - Math.abs(b.up - middle(here)));
  return nearest?.at ?? null;
}
