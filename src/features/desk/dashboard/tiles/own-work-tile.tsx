import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OwnWork } from '#contract/desk/dashboard.ts';
import { showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Plate } from '#src/ui/plate.tsx';
import './tile-news.css';
import { Facts } from '#src/ui/layout/facts.tsx';

/** What the user does today themselves, in its order, with what is done already. */
export function OwnWorkRows({ work }: { work: readonly OwnWork[] }) {
  const { t } = useTranslation('dashboard');
  const siteId = useSiteId();
  const stateOf = ({ state, checked_in_at: came }: OwnWork) =>
    state === 'completed' ? t('mine.done') : came ? t('mine.here') : '';
  return (
    <ol className="rows tile-news tile-rows own-work" aria-label={t('mine.title')}>
      {work.length === 0 && <li className="muted">{t('mine.none')}</li>}
      {work.map((one) => (
        <li key={one.id} data-done={one.state === 'completed' || undefined}>
          <b>{showTime(one.begins_at)}</b>
          <Plate plate={one.licenseplate || null} />
          <Link className="cut rest" to={sitePath(siteId, `bookings/${one.id}`)}>
            {one.services}
          </Link>
          <small className="at-end">{stateOf(one)}</small>
          <small className="second cut">
            <Facts of={[one.contact_name, one.place]} />
          </small>
        </li>
      ))}
    </ol>
  );
}
