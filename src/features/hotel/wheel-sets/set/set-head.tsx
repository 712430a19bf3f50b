import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Verdict } from '#contract/workshop/tread-depth-rules.ts';
import { wheelCalls } from '#contract/hotel/wheel-sets/wheels.ts';
import type { Row } from '#contract/kit/row.ts';
import { useTranslations } from '#src/crud/words.ts';
import { VerdictChip } from '#src/features/workshop/tread-depth/exports.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { Plate } from '#src/ui/plate.tsx';
import { Discarded } from './discarded.tsx';
import { SetActions } from './set-actions.tsx';
import { SetAgreement } from './set-agreement.tsx';
import './set.css';

// Lists of sets show it, too, and do without its wheels.
const SetTread = lazyComponent(async () => (await import('../wheels/wheel-diagram.tsx')).SetTread);

/** What has to be seen of a set at once: whose it is, where it is, how worn, and what is done with it now. */
export function SetHead({ row }: { row: Row }) {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const wide = useWide();
  return (
    <div className="whole stack">
      <div className="row">
        <SetSign row={row} />
        {!wide && <TreadAtOnce row={row} />}
        <SetAgreement row={row} />
        {row['state'] === 'missing' && (
          <Link to={sitePath(siteId, `tyre-hotel/searches?set_id=${row.id}`)}>
            {t('head.search')}
          </Link>
        )}
      </div>
      {row['state'] === 'discarded' && row['discarded_on'] !== null && <Discarded row={row} />}
      <SetActions row={row} />
    </div>
  );
}

/** How worn its wheels are, where there is no room to see it beside what is done. */
function TreadAtOnce({ row }: { row: Row }) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, wheelCalls.wheels, { params: { id: row.id } }));
  const wheels = query.data?.data.wheels ?? [];
  if (wheels.length === 0) return null;
  return <SetTread wheels={wheels} season={String(row['season'])} />;
}

/** The sign of a set, to be read from afar: its place, its plate, its season and its verdict. */
export function SetSign({ row }: { row: Row }) {
  const { t } = useTranslation('wheel-sets');
  const words = useTranslations(wheelSets);
  const place = row.shown['place_id'];
  const plate = String(row['licenseplate']);
  return (
    <div className="row">
      <p className="set-place">
        <span className="visually-hidden">{words.field('place_id')}: </span>
        {place ? (
          <b className="place t40">{place}</b>
        ) : (
          <span className="muted">{t('head.nowhere')}</span>
        )}
      </p>
      <Plate plate={plate || null} />
      <b>{words.choice('season', String(row['season']))}</b>
      {row['size'] !== '' && <span>{String(row['size'])}</span>}
      <VerdictChip verdict={(row['verdict'] || null) as Verdict | null} />
      {row['held'] === true && <b className="alarmed">{words.field('held')}</b>}
    </div>
  );
}
