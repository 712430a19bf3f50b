import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QueueStatus, type QueuePerson } from '#contract/queue.ts';
import { logProblem } from '#src/device/log.ts';
import { VisitLink } from '#src/features/queue-screens/exports.ts';
import { sitePath } from '#src/navigation/paths.ts';
import type { Screen } from '#src/navigation/screen.ts';
import { allScreens } from '#src/navigation/screen-table.ts';
import { linksOf } from './links-of.ts';

const none: readonly Screen[] = [];

/** The ways from a person to their customer, order and tyre hotel, as far as those have a screen; and to their own page, for their phone. */
export function PersonLinks({ siteId, person }: { siteId: string; person: QueuePerson }) {
  const { t } = useTranslation('queue');
  const [screens, setScreens] = useState(none);
  useEffect(() => {
    allScreens().then(setScreens, (cause: unknown) =>
      logProblem('The table of screens did not come', cause),
    );
  }, []);
  const links = linksOf(person, screens);
  const isHere = person[person.queue].status !== QueueStatus.Done;
  if (person.id < 0 || (links.length === 0 && !isHere)) return null;
  return (
    <nav className="person-links" aria-label={t('links.title')}>
      {links.map(({ to, path }) => (
        <Link key={to} className="button" to={sitePath(siteId, path)}>
          {t(`links.${to}`)}
        </Link>
      ))}
      {isHere && (
        <Suspense>
          <VisitLink siteId={siteId} personId={person.id} />
        </Suspense>
      )}
    </nav>
  );
}
