import { useTranslation } from 'react-i18next';
import type { TreadReport } from '#contract/workshop/tread-depth/report.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { axisNames } from '#src/i18n/axis-days.ts';
import { showDate } from '#src/i18n/time.ts';
import { useDepthText } from './use-depth-text.ts';

const Chart = lazyComponent(async () => (await import('#src/ui/chart/chart.tsx')).Chart);

const countries = ['NO', 'SE', 'DK', 'FI'] as const;

/** Why the verdict is what it is, how long the tyres will last, and what was read before. */
export function ReportReasons({ report }: { report: TreadReport }) {
  const { t, i18n } = useTranslation('tread-depth');
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
            })}
            {judged.winter && <span>{` ${t('report.winter')}`}</span>}
            {judged.region === 'north' && <span>{` ${t('report.north')}`}</span>}
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
          <Chart
            kind="lines"
            label={t('report.history')}
            x={history.map(({ day }) => showDate(day))}
            axis={axisNames(
              history.map(({ day }) => showDate(day)),
              i18n.language,
            )}
            xName={t('tread-readings.fields.read_on')}
            at={history.map(({ day }) => Date.parse(day))}
            series={[
              {
                name: t('tread-readings.fields.least_depth'),
                values: history.map(({ least }) => least),
              },
            ]}
            limits={
              judged
                ? [
                    { name: t('report.lawLimit'), value: judged.legal },
                    { name: t('report.advisedLimit'), value: judged.recommended },
                  ]
                : []
            }
            least={80}
            text={depthText}
          />
        </section>
      )}
    </div>
  );
}

function ForecastWords({ forecast }: Pick<TreadReport, 'forecast'>) {
  const { t } = useTranslation('tread-depth');
  const depthText = useDepthText();
  if (forecast.kind !== 'between') return <span>{t(`report.${forecast.kind}`)}</span>;
  const month = (day: string) => day.slice(0, 7);
  const between = {
    from: month(forecast.from),
    to: month(forecast.to),
    wear: depthText(forecast.tenthsAYear, false),
  };
  return <span>{t('report.between', between)}</span>;
}
