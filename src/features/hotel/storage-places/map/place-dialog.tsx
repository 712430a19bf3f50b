import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { text } from '#contract/kit/fields.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { occupancyOf } from '#contract/hotel/storage-places/rack-rules.ts';
import { storagePlaces } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { startState } from '#src/crud/list/list-state.ts';
import { useRows } from '#src/crud/list/use-rows.ts';
import { labelsPath } from '#src/features/hotel/labels/exports.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { pathOfOne } from '#src/crud/resource-paths.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { useTranslations } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { toneOf } from '../occupancy-tone.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  id: number;
  onChanged: () => void;
  onClose: () => void;
}

const fields = { blocked: text(120, { hint: true }) };

/** A place that was pressed in the picture: how it stands, what stands there, and whether anything may be put there. */
export function PlaceDialog({ id, onChanged, onClose }: Props) {
  const { t } = useTranslation('storage-places');
  const siteId = useSiteId();
  const mayWrite = useMayWrite(storagePlaces);
  const query = useQuery(queryFor(siteId, storagePlaces.calls.one, { params: { id } }));
  const place = query.data?.data;
  return (
    <Dialog open place="side" title={place?.code ?? t('storage-places.one')} onClose={onClose}>
      <Loaded query={query} rows={4}>
        {({ data }) => (
          <>
            <PlaceFacts place={data} />
            {data.taken !== 0 && <SetsThere id={id} />}
            {mayWrite && (
              <CallForm
                key={data.version}
                call={storagePlaces.calls.save}
                params={{ id }}
                about={`${id} ${data.version}`}
                words="storage-places:block"
                fields={fields}
                start={{ blocked: data.blocked }}
                body={({ blocked }) => ({ version: data.version, blocked: blocked.trim() })}
                ready={({ blocked }) => blocked.trim() !== data.blocked}
                submit={({ blocked }) => (blocked.trim() === '' ? t('block.open') : t('block.do'))}
                onDone={() => {
                  refetchResource(siteId, storagePlaces);
                  onChanged();
                }}
              />
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

function PlaceFacts({ place }: { place: RowOf<typeof storagePlaces> }) {
  const { t } = useTranslation('storage-places');
  const words = useTranslations(storagePlaces);
  const siteId = useSiteId();
  const { id, zone, rack, room, taken, blocked } = place;
  const is = occupancyOf({ room: room ?? 1, taken: taken ?? 0, blocked: blocked !== '' });
  return (
    <>
      <div className="row">
        <StatusChip tone={toneOf[is]}>{t(`map.marks.${is}`)}</StatusChip>
        <Link to={sitePath(siteId, `logistics/admin/places/${id}`)}>{t('map.open')}</Link>
        <Link to={sitePath(siteId, labelsPath('place', [id]))}>{t('map.label')}</Link>
      </div>
      {blocked && <p className="callout">{blocked}</p>}
      <dl className="facts">
        {zone && (
          <div>
            <dt>{words.field('zone')}</dt>
            <dd>{zone}</dd>
          </div>
        )}
        <div>
          <dt>{words.field('taken')}</dt>
          <dd>{t('map.ofRoom', { taken, room })}</dd>
        </div>
        <div>
          <dt>{words.field('rack')}</dt>
          <dd>{words.choice('rack', rack)}</dd>
        </div>
      </dl>
    </>
  );
}

function SetsThere({ id }: { id: number }) {
  const { t } = useTranslation('storage-places');
  const words = useTranslations(wheelSets);
  const siteId = useSiteId();
  const { query, rows } = useRows(wheelSets, {
    ...startState(wheelSets),
    filters: { place_id: String(id) },
  });
  const sets = (rows ?? []) as readonly RowOf<typeof wheelSets>[];
  return (
    <section className="stack tight">
      <h3>{t('map.sets')}</h3>
      <Loaded query={query} rows={2}>
        {() => (
          <ul className="options">
            {sets.map((set) => {
              const path = pathOfOne(wheelSets.name, set.id);
              const content = (
                <>
                  <Plate plate={set.licenseplate || null} />
                  <span>{set.number}</span>
                  <small>
                    <Facts of={[words.choice('season', set.season), set.size]} />
                  </small>
                </>
              );
              return (
                <li key={set.id}>
                  {path === undefined ? (
                    <span className="row">{content}</span>
                  ) : (
                    <Link to={sitePath(siteId, path)}>{content}</Link>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
