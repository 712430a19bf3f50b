import { useTranslation } from 'react-i18next';
import type { StoredSet } from '#contract/workshop/tread-depth/report.ts';
import { useDepthText } from './use-depth-text.ts';
import { VerdictChip } from './verdict-chip.tsx';

/** The wheels of the car that the workshop keeps, for anyone who drives it. */
export function StoredSets({ sets }: { sets: readonly StoredSet[] }) {
  const { t } = useTranslation(['tread-depth', 'wheel-sets']);
  const depthText = useDepthText();
  return sets.map(({ season, size, verdict, wheels }) => (
    <section key={`${season} ${size}`} className="section">
      <h2>{t('report.stored')}</h2>
      <p className="row">
        <b>{t(`wheel-sets:wheel-sets.choices.season.${season}`)}</b>
        {size && <span>{size}</span>}
        <VerdictChip verdict={verdict} />
      </p>
      <dl className="facts">
        {wheels.map(({ position, least, verdict: of }) => (
          <div key={position}>
            <dt>{t(`wheel-sets:positions.${position}` as 'wheel-sets:positions.FL')}</dt>
            <dd className="row">
              {depthText(least)} <VerdictChip verdict={of} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
