import { expect, test, vi } from 'vitest';
import { racksOf } from '#contract/hotel/storage-places/rack-rules.ts';
import { layOut } from './map-layout.ts';
import { marksOf } from './map-marks.ts';
import { showTiles } from './show-tiles.ts';

const size = { width: 900, height: 600 };
const places = Array.from({ length: 2000 }, (_, nth) => ({
  code: `R${Math.floor(nth / 200)}.${Math.floor(nth / 5) % 40}-${nth % 5}`,
  zone: '',
}));
const painted = {
  layout: layOut(racksOf(places), size),
  markOf: new Uint8Array(places.length),
  marks: marksOf.occupancy,
  alone: 'Alone',
  inks: { of: () => 'gray', density: 1 },
};
const closeBy = { scale: 30, x: -200, y: 0 };

function shown() {
  const element = document.createElement('div');
  document.body.append(element);
  showTiles(element, painted, closeBy, size);
  return element;
}
const tilesOf = (element: Element) => [...element.children];
const spyOnFrames = () => vi.spyOn(globalThis, 'requestAnimationFrame');
/** Waits until no tile was added for two frames. */
async function painting(element: Element): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let before = -1; before !== element.childElementCount;) {
    before = element.childElementCount;
    await frame();
    await frame();
  }
}

test('what is moved within what was painted asks the browser for no frame', async () => {
  const element = shown();
  await painting(element);
  const tiles = tilesOf(element);
  const frames = spyOnFrames();
  showTiles(element, painted, { ...closeBy, x: closeBy.x - 8 }, size);
  expect(frames).not.toHaveBeenCalled();
  expect(element.style.transform).toContain('translate(-216px');
  expect(tilesOf(element)).toEqual(tiles);
  frames.mockRestore();
  element.remove();
});

test('what is looked at closer stays, enlarged, until all that is seen of it is painted sharp', async () => {
  const element = shown();
  await painting(element);
  const before = tilesOf(element);
  const closer = { ...closeBy, scale: 45 };
  const changes: Element[][] = [];
  const watching = new MutationObserver(() => changes.push(tilesOf(element)));
  watching.observe(element, { childList: true });
  showTiles(element, painted, closer, size);
  expect(element.style.transform).toContain('scale(1.5)');
  expect(tilesOf(element)).toEqual(before);
  await expect.poll(() => element.style.transform).toContain('scale(1)');
  // All at once, and then those around it.
  expect(changes[0]!.length).toBeGreaterThan(3);
  expect(changes[0]!.some((tile) => before.includes(tile))).toBe(false);
  watching.disconnect();
  element.remove();
});

test('who looks closer and at once from as far as before sees the tiles that were there', async () => {
  const element = shown();
  await painting(element);
  const before = tilesOf(element);
  showTiles(element, painted, { ...closeBy, scale: 45 }, size);
  showTiles(element, painted, closeBy, size);
  expect(element.style.transform).toContain('scale(1)');
  await painting(element);
  expect(tilesOf(element)).toEqual(before);
  element.remove();
});
