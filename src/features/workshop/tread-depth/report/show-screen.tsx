import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { treadReportCalls } from '#contract/workshop/tread-depth/report.ts';
import { Loaded, together } from '#src/crud/loaded.tsx';
import { PageHead } from '#src/crud/record/page-head.tsx';
import { useListPath } from '#src/crud/record/use-list-path.ts';
import { useSteps } from '#src/crud/steps/use-steps.ts';
import { queryFor } from '#src/data/query.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { usePageTitle } from '#src/navigation/page-title.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Actions } from '#src/crud/steps/actions.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { LinkPanel } from './link-panel.tsx';
import { MatchPanel } from './match-panel.tsx';
import { ReportView } from './report-view.tsx';
import { ShareReading } from './share-reading.tsx';
import '../tread-depth.css';

const list = 'car/tread-depth-readings';

/** A reading as the customer sees it, and beside it what is for the workshop alone. */
export function ShowScreen() {
  const { t } = useTranslation('tread-depth');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const [asking, setAsking] = useState(false);
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights;
  const report = useQuery(queryFor(siteId, treadReportCalls.report, { params: { id } }));
  const one = useQuery(queryFor(siteId, treadReadings.calls.one, { params: { id } }));
  const away = useSteps(treadReadings, () => void navigate(sitePath(siteId, list)));
  const back = useListPath(treadReadings);
  const reading = one.data?.data;
  usePageTitle(reading ? reading.licenseplate : null);

  const both = together(report, one);
  if (!report.data || !reading) return <Loaded query={both} rows={6} />;
  const inUse = reading.archived_at === null;
  return (
    <div className="page tread-show">
      <Loaded query={both} />
      <PageHead resource={treadReadings} list={back} title={t('tread-readings.one')}>
        <div className="one-actions actions">
          <Actions
            first={
              inUse &&
              rights?.includes('tread.write') && (
                <Link className="button" to={sitePath(siteId, `${list}/${id}/edit`)}>
                  {t('show.change')}
                </Link>
              )
            }
            actions={[
              { name: 'print', label: t('show.print'), act: () => print() },
              ...(inUse && rights?.includes('tread.archive')
                ? [{ name: 'archive', label: t('show.archive'), act: () => setAsking(true) }]
                : []),
            ]}
          />
        </div>
      </PageHead>
      <ErrorNote text={away.error} />
      <div className="grid with-side">
        <div>
          <ReportView report={report.data.data} />
          {inUse && rights?.includes('tread.write') && (
            <div className="tread-main-act at-foot">
              <ShareReading siteId={siteId} id={id} />
            </div>
          )}
        </div>
        <aside className="stack">
          {!reading.matched && inUse && (
            <MatchPanel siteId={siteId} id={Number(id)} reading={reading} />
          )}
          {inUse && <LinkPanel siteId={siteId} id={id} />}
          {reading.note && <p className="section">{reading.note}</p>}
        </aside>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('show.archive')}
        text={t('show.archiveSure')}
        action={t('show.archive')}
        busy={away.busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void away.turn(reading as unknown as Row).then(() => setAsking(false))}
      />
    </div>
  );
}
