import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QueueStatus, type QueuePerson } from '#contract/workshop/queue.ts';
import { VisitLink } from '#src/features/workshop/queue-screens/exports.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useLegacy } from '#src/navigation/routes/use-legacy.ts';
import { useAllScreens } from '#src/navigation/use-all-screens.ts';
import { linksOf } from './links-of.ts';

/** The ways from a person to their customer, order and tyre hotel, as far as those lead somewhere; and to their own page, for their phone. */
export function PersonLinks({ siteId, person }: { siteId: string; person: QueuePerson }) {
  const { t } = useTranslation('queue');
  const links = linksOf(person, useAllScreens(), useLegacy(siteId));
  const isHere = person[person.queue].status !== QueueStatus.Done;
  if (person.id < 0 || (links.length === 0 && !isHere)) return null;
  return (
    <nav className="actions" aria-label={t('links.title')}>
      {links.map(({ to, path }) => (
        <Link key={to} className="button" to={sitePath(siteId, path)}>
          {t(`links.${to}`)}
        </Link>
      ))}
      {isHere && <VisitLink siteId={siteId} personId={person.id} />}
    </nav>
  );
}
