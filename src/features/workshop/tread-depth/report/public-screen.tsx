import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { treadReportCalls } from '#contract/workshop/tread-depth/report.ts';
import { OpenedByLink } from './opened-by-link.tsx';
import { ReportView } from './report-view.tsx';
import { TelLink } from '#src/ui/contact/tel-link.tsx';

/** A customer's own report, opened by an address. */
export default function PublicScreen() {
  const { t } = useTranslation('tread-depth');
  const { token = '' } = useParams();
  return (
    <OpenedByLink call={treadReportCalls.open} code={token}>
      {({ data: report }) => (
        <ReportView
          report={report}
          next={
            <section className="section">
              <h2>{t('public.next')}</h2>
              <p>{t(`public.do.${report.verdict ?? 'none'}`, { site: report.siteName })}</p>
              {report.sitePhone && (
                <TelLink className="button primary" phone={report.sitePhone}>
                  {t('public.call', { phone: report.sitePhone })}
                </TelLink>
              )}
            </section>
          }
        />
      )}
    </OpenedByLink>
  );
}
