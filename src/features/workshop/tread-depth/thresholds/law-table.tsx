import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { treadStandardCalls } from '#contract/workshop/tread-depth/thresholds.ts';
import type { YearlyDay } from '#contract/workshop/tread-depth-rules.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate, showYearlyDay } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { useDepthText } from '../report/use-depth-text.ts';

const countries = ['NO', 'SE', 'DK', 'FI'] as const;

/** What each country asks, since when: nobody changes it here. */
export function LawTable() {
  const { t, i18n } = useTranslation('tread-depth');
  const depthText = useDepthText();
  const { data } = useQuery(queryFor(useSiteId(), treadStandardCalls.laws, undefined));
  const dayText = (day: YearlyDay) =>
    typeof day === 'string'
      ? showYearlyDay(day, i18n.language)
      : t('laws.afterEaster', { count: day.afterEaster });
  const countryText = (code: string) => {
    const known = countries.find((one) => one === code);
    return known ? t(`report.countries.${known}`) : code;
  };
  if (!data) return null;
  return (
    <section className="section">
      <h2>{t('laws.title')}</h2>
      <Scrolled label={t('laws.title')}>
        <table className="table">
          <thead>
            <tr>
              {(['country', 'summer', 'winter', 'period', 'for', 'since'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`laws.law.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.data.map((law) => (
              <tr key={`${law.country}${law.region}${law.validFrom}`}>
                <th scope="row">
                  {law.region === 'north'
                    ? t('tread-thresholds.choices.region.north')
                    : countryText(law.country)}
                </th>
                <td className="cut">{depthText(law.summerLegal)}</td>
                <td className="cut">{depthText(law.winterLegal)}</td>
                <td>{`${dayText(law.winterFrom)} – ${dayText(law.winterTo)}`}</td>
                <td>{t(`laws.for.${law.winterFor}`)}</td>
                <td>
                  <time>{showDate(law.validFrom)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </section>
  );
}
