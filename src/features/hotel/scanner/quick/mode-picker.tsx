import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ScanMode } from '#contract/hotel/scan/scanning.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { Select } from '#src/ui/input/select.tsx';
import { ModeChoice } from '../modes/mode-choice.tsx';
import { keepSelectedLocation, useSelectedLocation } from '../work/selected-location.ts';
import { warehousesAt } from '../work/warehouses-at.ts';

interface Props {
  siteId: SiteId;
  mode: ScanMode | null;
  onChoose: (mode: ScanMode) => void;
}

/** What is to be done, and in which warehouse. */
export function ModePicker({ siteId, mode, onChoose }: Props) {
  const { t } = useTranslation('scanner');
  return (
    <section className="quick-modes" aria-label={t('quick.mode')}>
      <LocationField siteId={siteId} />
      <ModeChoice
        render={(one, face) => (
          <button key={one} type="button" aria-pressed={one === mode} onClick={() => onChoose(one)}>
            {face}
          </button>
        )}
      />
    </section>
  );
}

/** In which warehouse somebody works: kept for them at this site. Where there is only one it goes without saying. */
export function LocationField({ siteId }: { siteId: SiteId }) {
  const { t } = useTranslation('scanner');
  const store = useSelectedLocation(siteId);
  const { data } = useQuery(warehousesAt(siteId));
  const all = data?.data ?? [];
  if (all.length < 2) return null;
  return (
    <Select
      className="entry"
      aria-label={t('location')}
      options={[
        { value: '', label: t('anywhere') },
        ...all.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={store ?? ''}
      onChoose={(chosen) => {
        keepSelectedLocation(siteId, chosen || null).catch((cause: unknown) =>
          logProblem('Where somebody works stayed on this device', cause),
        );
      }}
    />
  );
}
