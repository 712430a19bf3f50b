import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Rack } from '#contract/hotel/storage-places/rack-rules.ts';
import type { PlaceMap } from '#contract/hotel/storage-places/storage-places.ts';
import { useSize } from './use-size.ts';
import { useInks } from './use-inks.ts';
import {
  inSight,
  layOut,
  nextPlace,
  placeAt,
  pointsOf,
  type Look,
  type Point,
} from './map-layout.ts';
import { markAt, marksOf, type Layer } from './map-marks.ts';
import { keyOf } from './rack-key.ts';
import { showTiles } from './show-tiles.ts';
import { useLook } from './use-look.ts';

interface Props {
  map: PlaceMap;
  racks: readonly Rack[];
  layer: Layer;
  /** The rack that was chosen beside it: it is looked at. */
  rack: string | null;
  onOpen: (id: number) => void;
}

const ways: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/**
 * A picture of the racks of a warehouse as one stands before them, a cell for each place. Fingers,
 * mouse and wheel move it, arrows go from place to place and say each; a press or Enter opens one.
 */
export function RackMap({ map, racks, layer, rack, onOpen }: Props) {
  const { t } = useTranslation('storage-places');
  const view = useRef<HTMLDivElement>(null);
  const tiles = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLElement>(null);
  const [around, size, element] = useSize();
  const inks = useInks(element);
  const [chosen, setChosen] = useState<number>();
  const help = useId();
  const layout = useMemo(() => layOut(racks, size), [racks, size]);
  const points = useMemo(() => pointsOf(layout), [layout]);
  const markOf = useMemo(
    () => Uint8Array.from(map.code, (_, at) => markAt(map, layer, at)),
    [map, layer],
  );
  const open = (at: number) => onOpen(map.id[at]!);
  const painted = useMemo(
    () => inks && { layout, markOf, marks: marksOf[layer], alone: t('map.alone'), inks },
    [inks, layer, layout, markOf, t],
  );
  const point = useMemo(() => points.find(({ at }) => at === chosen), [chosen, points]);
  const show = (from: Look) => {
    if (tiles.current && painted && size.width > 0) showTiles(tiles.current, painted, from, size);
    if (ring.current && point) frame(ring.current, point, from);
  };
  const { look, set, zoom, whole, isWhole } = useLook(view, layout, size, {
    onMove: show,
    onPress: (pressed) => {
      const at = placeAt(points, look(), pressed);
      if (at === undefined) return;
      setChosen(at);
      open(at);
    },
  });
  useLayoutEffect(() => show(look()));

  useEffect(() => {
    const box = layout.boxes.find((box) => keyOf(box.rack) === rack);
    if (!box || size.width === 0) return;
    const scale = Math.min((size.width - 24) / box.width, (size.height - 24) / (box.height + 2));
    set({
      scale: Math.min(scale, 72),
      x: 12 - box.x * Math.min(scale, 72),
      y: 12 - (box.y - 1.6) * Math.min(scale, 72),
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is chosen
  }, [rack]);

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const way = ways[event.key];
    if (way || event.key === 'Home') {
      const at = way && chosen !== undefined ? nextPlace(points, chosen, way) : points[0]?.at;
      const point = points.find((one) => one.at === at);
      setChosen(at);
      if (point) set(inSight(look(), point, size));
    } else if (event.key === '+') zoom(1.5);
    else if (event.key === '-') zoom(1 / 1.5);
    else if (event.key === '0') whole();
    else if (event.key === 'Enter' && chosen !== undefined) open(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <div className="rack-map box" ref={around}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys work it */}
      <div
        ref={view}
        className="rack-map-view"
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys work it
        tabIndex={0}
        data-whole={isWhole || undefined}
        aria-label={t('map.name')}
        aria-describedby={help}
        onKeyDown={press}
      >
        <div ref={tiles} className="rack-map-tiles" />
        {point && <i ref={ring} className="rack-map-chosen" />}
      </div>
      <p id={help} className="visually-hidden">
        {t('map.help')}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {chosen !== undefined &&
          t('map.place', {
            code: map.code[chosen],
            mark: t(`map.marks.${marksOf[layer][markOf[chosen]!]!.name}`),
            taken: map.taken[chosen],
            room: map.room[chosen],
          })}
      </p>
      <div className="rack-map-zoom float">
        <button
          type="button"
          className="sign"
          aria-label={t('map.closer')}
          onClick={() => zoom(1.5)}
        >
          {'+'}
        </button>
        <button
          type="button"
          className="sign"
          aria-label={t('map.further')}
          onClick={() => zoom(1 / 1.5)}
        >
          {'−'}
        </button>
        <button type="button" className="sign" aria-label={t('map.whole')} onClick={whole}>
          {'⤢'}
        </button>
      </div>
    </div>
  );
}

/** Puts the ring around a place. */
function frame({ style }: HTMLElement, { x, y }: Point, look: Look): void {
  const [left, top] = [look.x + (x - 0.5) * look.scale, look.y + (y - 0.5) * look.scale];
  style.width = style.height = `${look.scale}px`;
  style.transform = `translate(${left}px, ${top}px)`;
}
