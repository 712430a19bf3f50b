import { useTranslation } from 'react-i18next';
import { reportPeriods, type ReportState } from '#contract/kit/report-state.ts';
import type { Report } from '#contract/kit/report.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { isDay } from '#src/i18n/time.ts';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { DateField } from '../widgets/date-field.tsx';
import { useReportWords } from './report-words.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  report: Report;
  state: ReportState;
  onChange: (state: ReportState) => void;
}

const ends = ['from', 'to'] as const;

/** What a report is asked for: its period, what it is grouped by, and what narrows it. Each change holds at once. */
export function ReportParameters({ report, state, onChange }: Props) {
  const { t } = useTranslation('crud');
  const words = useReportWords(report);
  const { period, by, filters } = state;
  // On a phone the answer would stand below the screen.
  const wide = useWide();
  const severalSites = useSiteTokens().length > 1;
  const select = (
    label: string,
    value: string,
    options: readonly { value: string; label: string }[],
    onChoose: (value: string) => void,
  ) => (
    <SelectField key={label} label={label} value={value} options={options} onChoose={onChoose} />
  );
  const ofPeriod = select(
    t('filter.period'),
    period ?? '',
    [
      ...(period === null ? [{ value: '', label: t('report.ownDays') }] : []),
      ...reportPeriods.map((one) => ({ value: one, label: t(`period.${one}`) })),
    ],
    (chosen) => onChange({ ...state, period: reportPeriods.find((one) => one === chosen) ?? null }),
  );
  const others = (
    <>
      {ends.map((end) => (
        <DateField
          key={end}
          label={t(`filter.${end}`)}
          value={state[end]}
          onChange={(day) => {
            // What is no day yet asks for nothing; the other end is brought along.
            if (!isDay(day)) return;
            const next = { ...state, period: null, [end]: day };
            onChange(next.from <= next.to ? next : { ...next, from: day, to: day });
          }}
        />
      ))}
      {select(
        t('report.by'),
        by,
        Object.keys(report.groups).map((one) => ({
          value: one,
          label: words.text(`groups.${one}`),
        })),
        (one) => onChange({ ...state, by: one }),
      )}
      {report.of !== 'company' &&
        (severalSites || state.allSites) &&
        select(
          t('report.sites'),
          state.allSites ? 'all' : '',
          [
            { value: '', label: t('report.thisSite') },
            { value: 'all', label: t('views.allSites') },
          ],
          (one) => onChange({ ...state, allSites: one === 'all' }),
        )}
      {Object.entries(report.filters ?? {}).map(([name, values]) =>
        select(
          words.text(`filters.${name}`),
          filters[name] ?? '',
          [
            { value: '', label: t('report.all') },
            ...values.map((one) => ({
              value: one,
              label: words.text(`choices.${name}.${one}`),
            })),
          ],
          (one) => {
            const { [name]: _, ...rest } = filters;
            onChange({ ...state, filters: one === '' ? rest : { ...rest, [name]: one } });
          },
        ),
      )}
      <Toggle
        label={t('report.beside')}
        on={state.beside}
        onTurn={(beside) => onChange({ ...state, beside })}
      />
    </>
  );
  if (wide) {
    return (
      <section className="report-asks row ask" aria-label={t('report.parameters')}>
        {ofPeriod}
        {others}
      </section>
    );
  }
  return (
    <section className="section" aria-label={t('report.parameters')}>
      {ofPeriod}
      <details>
        <summary>
          <Facts
            of={[
              words.days(state),
              words.text(`groups.${by}`),
              ...(state.allSites ? [t('views.allSites')] : []),
            ]}
          />
        </summary>
        <div className="grid">{others}</div>
      </details>
    </section>
  );
}
