import { useTranslation } from 'react-i18next';
import type { TreadReport } from '#contract/car/tread-depth/report.ts';
import { showDate } from '#src/i18n/time.ts';
import { useDepthText } from './use-depth-text.ts';

const countries = ['NO', 'SE', 'DK', 'FI'] as const;

/** Why the verdict is what it is, how long the tyres will last, and what was read before. */
export function ReportReasons({ report }: { report: TreadReport }) {
  const { t } = useTranslation('tread-depth');
  const depthText = useDepthText();
  const { judged, axles, history } = report;
  const country = countries.find((one) => one === judged?.country);
  const bare = (depth: number) => depthText(depth, false);
  return (
    <div className="stack">
      {judged && (
        <section className="stack tight">
          <h2>{t('report.why')}</h2>
          <p>
            {t('report.law', {
              country: country ? t(`report.countries.${country}`) : judged.country,
              from: showDate(judged.lawFrom),
              legal: bare(judged.legal),
            })}{' '}
            {judged.winter && t('report.winter')} {judged.region === 'north' && t('report.north')}
          </p>
          <p>
            {t(`report.advice.${judged.thresholdsOf}`, { recommended: bare(judged.recommended) })}
          </p>
          {axles.map(({ axle, difference }) => (
            <p key={axle}>{`▲ ${t(`report.axle.${axle}`, { depth: bare(difference) })}`}</p>
          ))}
        </section>
      )}
      <section>
        <h2>{t('report.forecast')}</h2>
        <p>
          <ForecastWords forecast={report.forecast} />
        </p>
      </section>
      {history.length > 1 && (
        <section className="stack tight">
          <h2>{t('report.history')}</h2>
          <ol className="tread-history stack tight">
            {history.map(({ day, least }) => (
              <li key={`${day} ${least}`}>
                <span>{showDate(day)}</span>
                <meter
                  min={0}
                  max={100}
                  low={judged?.legal ?? 16}
                  high={judged?.recommended ?? 30}
                  optimum={100}
                  value={least}
                  aria-hidden="true"
                />
                <b>{depthText(least)}</b>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function ForecastWords({ forecast }: Pick<TreadReport, 'forecast'>) {
  const { t } = useTranslation('tread-depth');
  const depthText = useDepthText();
  if (forecast.kind !== 'between') return t(`report.${forecast.kind}`);
  const month = (day: string) => day.slice(0, 7);
  return t('report.between', {
    from: month(forecast.from),
    to: month(forecast.to),
    wear: depthText(forecast.tenthsAYear, false),
  });
}
