import { useTranslation } from 'react-i18next';
import { reportAreas } from '#contract/kit/report.ts';
import { reports } from '#contract/reports.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { MyReportMails } from '#src/features/reports/report-mails/exports.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { PageCards } from '#src/ui/layout/page-cards.tsx';
import { reportsScreens } from './screens.ts';

/** Where a report is shown, below the site. */
const pathOf = (name: string): string =>
  reportsScreens.find(({ part }) => part === name)?.path ?? `reports/${name}`;

/** All reports that somebody may read, and what each of them answers. */
export default function ReportsScreen() {
  const { t } = useTranslation('reports');
  const siteId = useSiteId();
  const may = useMay();
  return (
    <div className="page">
      <h1>{t('title')}</h1>
      <MyReportMails
        pathTo={({ report, view }) =>
          `${sitePath(siteId, pathOf(report))}?${new URLSearchParams({ ...view.query, view: String(view.id) })}`
        }
      />
      {reportAreas.map((area) => {
        const shown = reports.filter((one) => one.area === area && may(one.read));
        return (
          shown.length > 0 && (
            <section key={area} className="stack tight" aria-label={t(`areas.${area}`)}>
              <h2>{t(`areas.${area}`)}</h2>
              <PageCards
                pages={shown.map(({ name, feature }) => ({
                  to: sitePath(siteId, pathOf(name)),
                  title: t(`${feature}:${name}.title`),
                  about: t(`${feature}:${name}.intro`),
                }))}
              />
            </section>
          )
        );
      })}
    </div>
  );
}
