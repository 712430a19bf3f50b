import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sitePath } from '#src/navigation/paths.ts';
import { Plate } from '#src/ui/plate.tsx';
import { SetLine } from './set-line.tsx';
import type { Card } from '../use-card.ts';

interface Props {
  siteId: string;
  card: Card;
}

/** Sets of wheels of cars that are not in the register: by plate, the last few and the way to all of them. */
export function OtherSets({ siteId, card: { customer, other_sets: others } }: Props) {
  const { t } = useTranslation('customer-desk');
  if (!others || others.last.length === 0) return null;
  const plates = [...Map.groupBy(others.last, ({ licenseplate }) => licenseplate)];
  return (
    <section className="stack tight" aria-label={t('sets.others')}>
      <header className="row apart">
        <h3>
          {t('sets.others')} <span className="count">{others.total}</span>
        </h3>
        {others.total > others.last.length && (
          <Link to={sitePath(siteId, `tyre-hotel/list2?customer_id=${customer.id}`)}>
            {t('sets.all', { total: others.total })}
          </Link>
        )}
      </header>
      <ul className="rows">
        {plates.map(([plate, sets]) => (
          <li key={plate}>
            <Plate plate={plate || null} />
            <ul className="rest stack tight">
              {sets.map((set) => (
                <li key={set.id} className="row">
                  <SetLine siteId={siteId} set={set} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
