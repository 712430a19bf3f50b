import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DeskSet } from '#contract/desk/customer-desk.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { useTranslations } from '#src/crud/words.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  siteId: string;
  set: DeskSet;
}

/** One set of wheels in a row: the way to it, where it stands and how it is. */
export function SetLine({ siteId, set }: Props) {
  const { t } = useTranslation('customer-desk');
  const words = useTranslations(wheelSets);
  return (
    <>
      <Link to={sitePath(siteId, `tyre-hotel/details/${set.id}`)}>
        {t('sets.one', { number: set.number, season: words.choice('season', set.season) })}
      </Link>
      {set.place && <b className="place t20">{set.place}</b>}
      <span className="muted">
        <Facts
          of={[
            words.choice('state', set.state),
            set.verdict && words.choice('verdict', set.verdict),
          ]}
        />
      </span>
    </>
  );
}
