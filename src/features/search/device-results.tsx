import { useLiveQuery } from 'dexie-react-hooks';
import { useTranslation } from 'react-i18next';
import type { Understood } from '#contract/search-rules.ts';
import { database } from '#src/data/database.ts';
import { Group } from './found-group.tsx';
import { foundOnDevice } from './on-device.ts';
import { RecentSearches } from './recent-list.tsx';

interface Props {
  siteId: string;
  wanted: Understood;
  onAgain: () => void;
}

/** Without the server: that it is so, whom this device knows in the queue, and what was found lately and is kept. */
export function DeviceResults({ siteId, wanted, onAgain }: Props) {
  const { t } = useTranslation('search');
  const people = useLiveQuery(() => database.queuePeople.where({ siteId }).toArray(), [siteId]);
  const found = foundOnDevice(people ?? [], wanted);
  const hits = found.map(({ id, licenseplate, name, expedite, garage, queue }) => ({
    id,
    path: `queue?person=${id}`,
    plate: licenseplate,
    title: name,
    at: (queue === 'garage' ? garage : expedite).start_at,
  }));
  return (
    <>
      <div className="search-notice" role="status">
        <p>{t(found.length > 0 ? 'offlineHere' : 'offline')}</p>
        <button type="button" className="button" onClick={onAgain}>
          {t('again')}
        </button>
      </div>
      {found.length > 0 && (
        <Group siteId={siteId} found={{ group: 'here', hits, count: hits.length, more: false }} />
      )}
      <RecentSearches siteId={siteId} />
    </>
  );
}
