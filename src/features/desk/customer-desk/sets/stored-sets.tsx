import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DeskSet } from '#contract/desk/customer-desk.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { useTranslations } from '#src/crud/words.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { SetLine } from './set-line.tsx';

interface Props {
  siteId: string;
  sets: readonly DeskSet[];
  /** The car that a new one would be of. */
  carId: number;
}

/** A car's sets of wheels, each with its place; and the way to take in one more. */
export function StoredSets({ siteId, sets, carId }: Props) {
  const { t } = useTranslation('customer-desk');
  const words = useTranslations(wheelSets);
  const mayAdd = useMayWrite(wheelSets);
  if (sets.length === 0 && !mayAdd) return null;
  return (
    <ul className="rows" aria-label={words.text('title')}>
      {sets.map((set) => (
        <li key={set.id}>
          <SetLine siteId={siteId} set={set} />
        </li>
      ))}
      {mayAdd && (
        <li>
          <Link to={sitePath(siteId, `tyre-hotel/new?carId=${carId}`)}>{t('sets.add')}</Link>
        </li>
      )}
    </ul>
  );
}
