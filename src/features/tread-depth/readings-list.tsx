import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { treadReadings } from '#contract/tread-depth/readings.ts';
import type { Verdict } from '#contract/tread-depth-rules.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import type { StatusOf } from '#src/crud/values/row-status.tsx';
import { UnsentReadings } from './edit/unsent-readings.tsx';
import { toneOf } from './report/verdict-chip.tsx';
import './tread-depth.css';

const status: StatusOf = (row) => {
  if (row['matched'] === false) {
    return { tone: 'info', text: i18next.t('tread-depth:list.unmatched') };
  }
  const verdict = row['verdict'] as Verdict | '';
  if (verdict === '' || verdict === 'ok') return null;
  return { tone: toneOf[verdict], text: i18next.t(`tread-depth:verdicts.${verdict}`) };
};

const { list: List } = screensOf(treadReadings, {
  card: ['read_on', 'season', 'least_depth', 'car_id'],
  status,
});

/** All readings, those of cars that nobody knows yet as a tray of their own, and what this device has not sent. */
export function ReadingsList() {
  const { t } = useTranslation('tread-depth');
  const [search] = useSearchParams();
  const unmatched = search.get('matched') === 'false';
  return (
    <>
      <nav className="tread-trays" aria-label={t('list.views')}>
        <Link to="?" aria-current={unmatched ? undefined : 'page'}>
          {t('list.all')}
        </Link>
        <Link to="?matched=false" aria-current={unmatched ? 'page' : undefined}>
          {t('list.unmatched')}
        </Link>
      </nav>
      <UnsentReadings />
      <List />
    </>
  );
}
