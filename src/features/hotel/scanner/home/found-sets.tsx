import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Sign } from '#contract/hotel/scan/scanning.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { searchPath } from '#src/navigation/search-path.ts';
import { Plate } from '#src/ui/plate.tsx';

/** The sets that a code was about: how each stands and where, with the ways to it and to its car. */
export function FoundSets({ siteId, sign }: { siteId: string; sign: Sign }) {
  const { t } = useTranslation(['scanner', 'wheel-sets']);
  if (sign.kind !== 'found') return null;
  const { place, places, sets } = sign;
  return (
    <>
      {place && (
        <p>
          <b className="place t40">{place.place}</b>{' '}
          {t('room', { taken: place.taken, room: place.room })}
        </p>
      )}
      <ul className="rows">
        {sets.map((set) => (
          <li key={set.id} className="row">
            {places && (
              <b className="place t24">
                {places.find(({ id }) => id === set.placeId)?.place ?? '–'}
              </b>
            )}
            <Link to={sitePath(siteId, `tyre-hotel/details/${set.id}`)}>
              <b>{set.set}</b>
            </Link>
            <Link className="plain" to={searchPath(siteId, set.plate)}>
              <Plate plate={set.plate || null} />
            </Link>
            <span>{t(`wheel-sets:wheel-sets.choices.state.${set.state}`)}</span>
            {set.size && <span>{set.size}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
