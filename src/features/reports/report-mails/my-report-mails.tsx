import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { reportMailsCalls, type ReportMail } from '#contract/reports/report-mails/report-mails.ts';
import { useAction } from '#src/crud/use-action.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { whenText } from './when-text.ts';

/** The views that the person is sent by mail, each of which they can stop; nothing where there are none. `pathTo` says where a view is opened. */
export function MyReportMails({ pathTo }: { pathTo: (mail: ReportMail) => string }) {
  const { t, i18n } = useTranslation('report-mails');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const queryOptions = queryFor(siteId, reportMailsCalls.mine, {});
  const mails = useQuery(queryOptions).data?.data ?? [];
  if (mails.length === 0) return null;

  const stop = ({ view: { id }, stopped }: ReportMail) =>
    run(async (write) => {
      const body = { stopped: !stopped };
      await write(reportMailsCalls.stop, { params: { id }, body }, { siteId });
      await queryClient.invalidateQueries({ queryKey: queryOptions.queryKey });
    });

  return (
    <section className="section">
      <h2>{t('mine')}</h2>
      <ul className="plain stack tight">
        {mails.map((mail) => (
          <li key={mail.view.id} className="row apart">
            <span className="named">
              <b>
                <Link to={pathTo(mail)}>{mail.view.name}</Link>
              </b>
              <small>
                <Facts
                  of={[
                    t(`rhythms.${mail.rhythm}`),
                    !mail.stopped && t('next', { when: whenText(mail.next_at, i18n.language) }),
                  ]}
                />
              </small>
            </span>
            <Button busy={busy} onClick={() => void stop(mail)}>
              {t(mail.stopped ? 'report-mails:again' : 'report-mails:stop')}
            </Button>
          </li>
        ))}
      </ul>
      <ErrorNote text={actionError.text} />
    </section>
  );
}
