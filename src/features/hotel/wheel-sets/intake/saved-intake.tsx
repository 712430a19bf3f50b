import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { useTranslations } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { labelsPath } from '#src/features/hotel/labels/exports.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

/** A set that was taken in, as the form of the next one is given it. */
export interface SavedIntake {
  /** Null as long as it waits to be sent. */
  readonly id: number | null;
  readonly plate: string;
}

/** The set that was taken in last, above the form of the next: where it is, and its labels to be printed. */
export function SavedSet({ id, plate }: SavedIntake) {
  const { t } = useTranslation('wheel-sets');
  const words = useTranslations(wheelSets);
  const siteId = useSiteId();
  const { data } = useQuery({
    ...queryFor(siteId, wheelSets.calls.one, { params: { id: String(id) } }),
    enabled: id !== null,
  });
  const set = data?.data;
  return (
    <section className="card row apart" aria-label={t('intake.saved')}>
      <p role="status" className="row">
        <span>{t('intake.saved')}</span>
        {id === null ? (
          <b>{plate}</b>
        ) : (
          <Link to={sitePath(siteId, `tyre-hotel/details/${id}`)}>
            <Facts of={[set?.number, plate || '–']} />
          </Link>
        )}
        {set && (
          <b className="place">{set.shown['place_id'] ?? words.choice('state', set.state)}</b>
        )}
        {id === null && <span>{t('intake.kept')}</span>}
      </p>
      {id !== null && (
        <Link className="button" to={sitePath(siteId, labelsPath('wheel', [id]))}>
          {t('intake.labels')}
        </Link>
      )}
    </section>
  );
}
