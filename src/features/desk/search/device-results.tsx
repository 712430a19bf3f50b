import { useLiveQuery } from 'dexie-react-hooks';
import { useTranslation } from 'react-i18next';
import type { Understood } from '#contract/desk/search-rules.ts';
import { database } from '#src/data/database.ts';
import { Group } from './found-group.tsx';
import { foundAmongKept } from './kept-registers.ts';
import { foundOnDevice } from './on-device.ts';
import { RecentSearches } from './recent-list.tsx';

interface Props {
  siteId: string;
  wanted: Understood;
  /** What answered in the server's place, in words; null where nothing did. */
  instead: string | null;
  onAgain: () => void;
}

/** Without the server: that it is so, whom this device knows in the queue, whom of the lists and cards it keeps, and what was found lately. */
export function DeviceResults({ siteId, wanted, instead, onAgain }: Props) {
  const { t } = useTranslation('search');
  const kept = useLiveQuery(
    () => foundAmongKept(siteId, wanted),
    [siteId, wanted.kind, wanted.text],
  );
  const people = useLiveQuery(() => database.queuePeople.where({ siteId }).toArray(), [siteId]);
  const found = foundOnDevice(people ?? [], wanted);
  const hits = found.map(({ id, licenseplate, name, expedite, garage, queue }) => ({
    id,
    path: `queue?person=${id}`,
    plate: licenseplate,
    title: name,
    detail: null,
    at: (queue === 'garage' ? garage : expedite).start_at,
  }));
  const here = { group: 'here', hits, count: hits.length, more: false } as const;
  const groups = [...(hits.length > 0 ? [here] : []), ...(kept ?? [])];
  return (
    <>
      <div className="message warn stack tight" role="status">
        {instead !== null && <p>{instead}</p>}
        {instead !== null && groups.length > 0 && <p>{t('deviceOnly')}</p>}
        {instead === null && <p>{groups.length > 0 ? t('offlineHere') : t('offline')}</p>}
        <button type="button" className="button" onClick={onAgain}>
          {t('again')}
        </button>
      </div>
      {groups.map((group) => (
        <Group key={group.group} siteId={siteId} found={group} />
      ))}
      <RecentSearches siteId={siteId} />
    </>
  );
}
