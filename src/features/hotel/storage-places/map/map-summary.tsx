import { useTranslation } from 'react-i18next';
import type { PlaceMap } from '#contract/hotel/storage-places/storage-places.ts';
import { showNumber } from '#src/crud/values/number-text.ts';
import { numberFormat } from '#src/i18n/formats.ts';
import { occupancyAt } from './map-marks.ts';

/** What the whole picture says, in words. */
export function MapSummary({ map }: { map: PlaceMap }) {
  const { t, i18n } = useTranslation('storage-places');
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  const number = (count: number) => showNumber(count, 0, i18n.language);
  const [room, taken] = [sum(map.room), sum(map.taken)];
  const blocked = map.code.filter((_, at) => occupancyAt(map, at) === 'blocked').length;
  const share = room === 0 ? 0 : taken / room;
  return (
    <p>
      {t('map.summary', {
        places: number(map.code.length),
        room: number(room),
        taken: number(taken),
        share: numberFormat(i18n.language, { style: 'percent' }).format(share),
      })}{' '}
      {blocked > 0 && <span>{t('map.blocked', { count: blocked })}</span>}
    </p>
  );
}
