import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Rack } from '#contract/hotel/storage-places/rack-rules.ts';
import type { PlaceMap } from '#contract/hotel/storage-places/storage-places.ts';
import { labelsPath } from '#src/features/hotel/labels/exports.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { occupancyAt } from './map-marks.ts';
import { keyOf } from './rack-key.ts';

interface Props {
  map: PlaceMap;
  racks: readonly Rack[];
  warehouseId: number;
  /** A rack is to be looked at in the picture. */
  onChoose: (rack: string) => void;
}

/** The tree of a warehouse in numbers: its zones, their racks, and of one that is opened its levels. */
export function RackTable({ map, racks, warehouseId, onChoose }: Props) {
  const { t } = useTranslation('storage-places');
  const [open, setOpen] = useState<string | null>(null);
  const zones = Map.groupBy(racks, ({ zone }) => zone);
  return (
    <section className="section">
      <div className="scroll">
        <table className="table rack-table">
          <caption>{t('map.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('map.rack')}</th>
              {(['places', 'free', 'blocked', 'sets'] as const).map((name) => (
                <th key={name} scope="col" className="numeric">
                  {t(`map.columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          {[...zones].map(([zone, inZone]) => (
            <tbody key={zone}>
              {zone !== '' && (
                <tr>
                  <th scope="rowgroup" colSpan={5}>
                    {zone}
                  </th>
                </tr>
              )}
              {inZone.map((rack) => (
                <RackRows
                  key={`${keyOf(rack)} ${rack.cells[0]!.at}`}
                  {...{ map, rack, warehouseId, onChoose }}
                  open={open === keyOf(rack)}
                  onTurn={(now) => setOpen(now ? keyOf(rack) : null)}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

interface RackProps extends Omit<Props, 'racks'> {
  rack: Rack;
  open: boolean;
  onTurn: (open: boolean) => void;
}

function RackRows({ map, rack, warehouseId, open, onTurn, onChoose }: RackProps) {
  const { t } = useTranslation('storage-places');
  const siteId = useSiteId();
  const levels = rack.levels.map((level, nth) => ({
    level,
    cells: rack.cells.filter((cell) => cell.level === nth),
  }));
  const places = sitePath(
    siteId,
    `logistics/admin/places?${new URLSearchParams({
      warehouse_id: String(warehouseId),
      ...(rack.zone && { zone: rack.zone }),
      ...(rack.name && { q: rack.name }),
    }).toString()}`,
  );
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className="linked"
            aria-expanded={open}
            onClick={() => {
              onTurn(!open);
              onChoose(keyOf(rack));
            }}
          >
            {rack.name || t('map.alone')}
          </button>
        </th>
        <Numbers map={map} cells={rack.cells} />
      </tr>
      {open &&
        levels.toReversed().map(({ level, cells }) => (
          <tr key={level}>
            <td>{t('map.level', { level: level || '–' })}</td>
            <Numbers map={map} cells={cells} />
          </tr>
        ))}
      {open && (
        <tr>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its links say what they are */}
          <td colSpan={5}>
            <div className="actions">
              <Link to={places}>{t('map.places')}</Link>
              <Link to={sitePath(siteId, labelsPath('place', idsOf(map, rack), 'a4'))}>
                {t('map.labels')}
              </Link>
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/** The places of a rack as one walks along it. */
const idsOf = (map: PlaceMap, { cells }: Rack): number[] =>
  cells
    .toSorted((one, other) => one.column - other.column || one.level - other.level)
    .map(({ at }) => map.id[at]!);

function Numbers({ map, cells }: { map: PlaceMap; cells: Rack['cells'] }) {
  const at = cells.map((cell) => cell.at);
  const many = (occupancy: 'free' | 'blocked') =>
    at.filter((one) => occupancyAt(map, one) === occupancy).length;
  const sets = at.reduce((sum, one) => sum + map.taken[one]!, 0);
  return [at.length, many('free'), many('blocked'), sets].map((number, nth) => (
    // oxlint-disable-next-line react/no-array-index-key -- always these four
    <td key={nth} className="numeric">
      {number}
    </td>
  ));
}
