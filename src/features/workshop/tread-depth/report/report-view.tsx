import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportWheel, TreadReport } from '#contract/workshop/tread-depth/report.ts';
import { toneOfVerdict } from '#src/crud/values/tone-of-verdict.ts';
import { showDate } from '#src/i18n/time.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { ReportReasons } from './report-reasons.tsx';
import { StoredSets } from './stored-sets.tsx';
import { TreadOnCar } from './tread-on-car.tsx';
import { useDepthText } from './use-depth-text.ts';
import { VerdictChip } from './verdict-chip.tsx';
import '../tread-depth.css';
import './report.css';

const marksKnown = ['cut', 'bulge', 'crack', 'repaired', 'uneven', 'aged'] as const;

/** A reading as whoever drives the car reads it; `next` is what is said after the verdict. */
export function ReportView({ report, next }: { report: TreadReport; next?: ReactNode }) {
  const { t, i18n } = useTranslation('tread-depth');
  const { verdict } = report;
  return (
    <article className="tread-report stack">
      <header>
        <div className="row t20">
          <Plate plate={report.licenseplate} />
          <b>{report.car}</b>
        </div>
        <p className="muted">
          <Facts
            of={[
              report.siteName,
              t('report.readOn', { day: showDate(report.readOn) }),
              report.odometer !== null &&
                t('report.at', { km: report.odometer.toLocaleString(i18n.language) }),
              t(`seasons.${report.season}`),
            ]}
          />
        </p>
      </header>
      <section className="section tread-verdict t18" data-tone={verdict && toneOfVerdict[verdict]}>
        <VerdictChip verdict={verdict} />
        <p>{t(`report.means.${verdict ?? 'none'}`)}</p>
      </section>
      {next}
      <TreadOnCar
        label={t('tread-readings.fields.least_depth')}
        wheels={report.wheels.map(({ position, least, verdict: of, ...seen }) => ({
          position: position.toUpperCase(),
          name: t(`wheels.${position}`),
          least,
          verdict: of,
          more: <SeenOfWheel {...seen} />,
        }))}
        legal={report.judged?.legal ?? null}
      />
      <StoredSets sets={report.stored} />
      <ReportReasons report={report} />
    </article>
  );
}

/** What else was seen of a wheel: its grooves, and what is not as it should be. */
function SeenOfWheel(wheel: Omit<ReportWheel, 'position' | 'least' | 'verdict'>) {
  const { t } = useTranslation('tread-depth');
  const depthText = useDepthText();
  const known = (mark: string) => marksKnown.find((one) => one === mark);
  return (
    <>
      {wheel.depths.length > 1 && (
        <p className="muted small">
          <Facts of={wheel.depths.map((depth) => depthText(depth, false))} />
        </p>
      )}
      {wheel.before !== null && (
        <p className="muted small">
          {t('report.before', { depth: depthText(wheel.before, false) })}
        </p>
      )}
      {wheel.grown && <p className="warned small">{`▲ ${t('report.grown')}`}</p>}
      {wheel.uneven && <p className="warned small">{`▲ ${t('report.uneven')}`}</p>}
      {wheel.marks.length > 0 && (
        <p className="warned small">
          {`▲ ${wheel.marks
            .map((mark) => {
              const word = known(mark);
              return word ? t(`marks.${word}`) : mark;
            })
            .join(', ')}`}
        </p>
      )}
    </>
  );
}
