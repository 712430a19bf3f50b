import { IonIcon } from '@ionic/react';
import { peopleOutline } from 'ionicons/icons';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { sitePath } from '#src/navigation/paths.ts';

/** Leads to the queue and says how many wait in it. */
export function QueueButton({ siteId, waiting }: { siteId: string; waiting: number }) {
  const { t } = useTranslation('shell');
  return (
    <NavLink
      className="bar-button"
      to={sitePath(siteId, 'queue')}
      aria-label={t('queue', { count: waiting })}
    >
      <IonIcon icon={peopleOutline} aria-hidden="true" />
      {waiting > 0 && <span className="bar-badge">{waiting}</span>}
    </NavLink>
  );
}
