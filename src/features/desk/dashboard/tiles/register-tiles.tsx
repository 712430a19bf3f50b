import { useTranslation } from 'react-i18next';
import type { CustomersToday, InspectionsToday, ReadingsToday } from '#contract/desk/dashboard.ts';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { showDate } from '#src/i18n/time.ts';
import { Plate } from '#src/ui/plate.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { TileNumber } from './tile-number.tsx';
import './tile-news.css';

/** Tread depths of today, and the last cars that ask for new tyres. */
export function ReadingNumbers({ value }: { value: ReadingsToday | null }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <dl className="tile-numbers">
        <TileNumber name={t('taken')} count={value?.taken} />
        <TileNumber name={t('tyresDue')} count={value?.due} due />
        <TileNumber name={t('unmatched')} count={value?.unmatched} due />
      </dl>
      {value?.newest.length === 0 ? (
        <p className="tile-news muted">{t('noTyresDue')}</p>
      ) : (
        <ol className="tile-news rows">
          {value?.newest.map(({ id, licenseplate, verdict, read_on: day }) => (
            <li key={id}>
              <Plate plate={licenseplate} />
              <StatusChip tone={verdict === 'illegal' ? 'bad' : 'warn'}>
                {t(`verdicts.${verdict}`)}
              </StatusChip>
              <SaidTime value={day} text={showDate(day)} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** Whose cars have to be inspected soon, and whose should have been. */
export function InspectionNumbers({ value }: { value: InspectionsToday | null }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <dl className="tile-numbers">
        <TileNumber name={t('due')} count={value?.due} />
        <TileNumber name={t('over')} count={value?.over} due />
      </dl>
      {value?.next.length === 0 ? (
        <p className="tile-news muted">{t('noneDue')}</p>
      ) : (
        <ol className="tile-news rows">
          {value?.next.map(({ id, licenseplate, car, inspection_due: day }) => (
            <li key={id}>
              <Plate plate={licenseplate} />
              <span className="cut rest">{car}</span>
              <SaidTime value={day} text={showDate(day)} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** Who came lately, who gets nothing on credit, and what became of the last file of them. */
export function CustomerNumbers({ value }: { value: CustomersToday | null }) {
  const { t } = useTranslation('dashboard');
  const last = value?.lastImport;
  return (
    <>
      <dl className="tile-numbers">
        <TileNumber name={t('cameThisWeek')} count={value?.came} />
        <TileNumber name={t('blocked')} count={value?.blocked} due />
      </dl>
      <dl className="tile-facts stack tight">
        <div className="row nowrap apart">
          <dt>{t('lastImport')}</dt>
          <dd className="strong">{last ? showDate(last.created_at) : value && t('noImport')}</dd>
        </div>
        {last && <div>{last.file_name}</div>}
      </dl>
      {last?.failed && <StatusChip tone="bad">{t('importFailed')}</StatusChip>}
    </>
  );
}
