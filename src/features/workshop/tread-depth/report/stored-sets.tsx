import { useTranslation } from 'react-i18next';
import type { StoredSet } from '#contract/workshop/tread-depth/report.ts';
import { TreadOnCar } from './tread-on-car.tsx';
import { VerdictChip } from './verdict-chip.tsx';

/** The wheels of the car that the workshop keeps, for anyone who drives it. */
export function StoredSets({ sets }: { sets: readonly StoredSet[] }) {
  const { t } = useTranslation(['tread-depth', 'wheel-sets']);
  return sets.map(({ season, size, verdict, wheels }) => (
    <section key={`${season} ${size}`} className="section">
      <h2>{t('report.stored')}</h2>
      <p className="row">
        <b>{t(`wheel-sets:wheel-sets.choices.season.${season}`)}</b>
        {size && <span>{size}</span>}
        <VerdictChip verdict={verdict} />
      </p>
      <TreadOnCar
        label={t('report.stored')}
        wheels={wheels.map((wheel) => ({
          ...wheel,
          name: t(`wheel-sets:positions.${wheel.position}` as 'wheel-sets:positions.FL'),
        }))}
        legal={null}
      />
    </section>
  ));
}
