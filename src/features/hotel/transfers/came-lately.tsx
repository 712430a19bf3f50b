import { useTranslation } from 'react-i18next';
import type { transferCalls } from '#contract/hotel/transfers.ts';
import type { Answer } from '#contract/kit/call.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { PaperLink } from './paper-link.tsx';

/** What has come here lately, each with its receipt; nothing where nothing has. */
export function CameLately({ came }: { came: Answer<typeof transferCalls.came>['data'] }) {
  const { t } = useTranslation('transfers');
  if (came.length === 0) return null;
  return (
    <section className="section">
      <h2>{t('came.title')}</h2>
      <ul className="rows">
        {came.map(({ id, number, from_site: site, came_at: at, received, missing }) => (
          <li key={id} className="row apart">
            <span>
              <b>{t('incoming.from', { number, site })}</b>
              <br />
              <small>
                {showDate(at)} {showTime(at)} · {t('came.counts', { received, missing })}
              </small>
            </span>
            <PaperLink id={id} text={t('came.receipt')} />
          </li>
        ))}
      </ul>
    </section>
  );
}
