import i18next from 'i18next';
import { occupancyOf } from '#contract/hotel/storage-places/rack-rules.ts';
import { storagePlaces } from '#contract/hotel/storage-places/storage-places.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { toneOf } from './occupancy-tone.ts';

export default screensOf(storagePlaces, {
  card: ['warehouse_id', 'zone', 'taken'],
  status: ({ room, taken, blocked }) => {
    const is = occupancyOf({
      room: Number(room),
      taken: Number(taken),
      blocked: blocked !== '',
    });
    return { tone: toneOf[is], text: i18next.t(`storage-places:map.marks.${is}`) };
  },
  views: [{ title: 'storage-places:free', query: 'taken_to=0' }],
  more: [
    {
      path: 'logistics/admin/places/pattern',
      title: 'storage-places:pattern.title',
      right: 'hotel.places',
    },
  ],
});
