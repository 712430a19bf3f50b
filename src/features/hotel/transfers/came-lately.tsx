import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { transferCalls } from '#contract/hotel/transfers.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { PaperLink } from './paper-link.tsx';

/** What has come here lately, each with its receipt; nothing where nothing has. `changes` counts what was heard of. */
export function CameLately({ changes }: { changes: number }) {
  const { t } = useTranslation('transfers');
  const { data, refetch } = useQuery(queryFor(useSiteId(), transferCalls.came, undefined));
  useEffect(() => {
    if (changes > 0) refetch().catch((cause: unknown) => logProblem('No transfers', cause));
  }, [changes, refetch]);
  if (!data || data.data.length === 0) return null;
  return (
    <section className="section">
      <h2>{t('came.title')}</h2>
      <ul className="rows">
        {data.data.map(({ id, number, from_site: site, came_at: at, received, missing }) => (
          <li key={id} className="row apart">
            <span>
              <b>{t('incoming.from', { number, site })}</b>
              <br />
              <small>
                {showTime(at)} · {t('came.counts', { received, missing })}
              </small>
            </span>
            <PaperLink id={id} text={t('came.receipt')} />
          </li>
        ))}
      </ul>
    </section>
  );
}
