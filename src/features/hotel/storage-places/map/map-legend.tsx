import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceMap } from '#contract/hotel/storage-places/storage-places.ts';
import { showNumber } from '#src/crud/values/number-text.ts';
import { markAt, marksOf, type Layer, type Mark } from './map-marks.ts';
import { paintMark } from './fills.ts';
import { useInks } from './use-inks.ts';
import { useSize } from './use-size.ts';

/** What each mark of the picture means, and how many places bear it. */
export function MapLegend({ map, layer }: { map: PlaceMap; layer: Layer }) {
  const { t, i18n } = useTranslation('storage-places');
  const counts = marksOf[layer].map(() => 0);
  for (const at of map.code.keys()) counts[markAt(map, layer, at)]! += 1;
  return (
    <ul className="map-legend row small" aria-label={t('map.legend')}>
      {marksOf[layer].map((mark, at) => (
        <li key={mark.name} className="row tight">
          <Swatch mark={mark} />
          {t(`map.marks.${mark.name}`)} <b>{showNumber(counts[at]!, 0, i18n.language)}</b>
        </li>
      ))}
    </ul>
  );
}

function Swatch({ mark }: { mark: Mark }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [around, , element] = useSize();
  const inks = useInks(element);
  useEffect(() => {
    if (canvas.current && inks) paintMark(canvas.current, mark, inks);
  }, [inks, mark]);
  return (
    <span ref={around} aria-hidden="true">
      <canvas ref={canvas} />
    </span>
  );
}
