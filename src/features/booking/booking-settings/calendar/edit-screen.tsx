import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { calendars } from '#contract/booking/booking-settings/calendars.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { EditForm } from '#src/crud/record/edit-form.tsx';
import { useRecordDraft } from '#src/crud/record/use-record-draft.ts';
import { RowActions } from '#src/crud/steps/row-actions.tsx';
import { useSteps } from '#src/crud/steps/use-steps.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { inCalendar } from './calendar-frame.tsx';
import '#src/crud/record/back-link.css';

/** The form of a calendar. */
export default inCalendar(function EditCalendar() {
  const { t } = useTranslation('booking-settings');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const { calendarId = '' } = useParams();
  const overview = sitePath(siteId, `settings/booking/calendars/${calendarId}`);
  function leave() {
    const { queryKey } = queryFor(siteId, shellCalls.calendars, undefined);
    void queryClient.invalidateQueries({ queryKey });
    Promise.resolve(navigate(overview)).catch((cause: unknown) =>
      logProblem('The calendar was not gone back to', cause),
    );
  }
  const form = useRecordDraft(calendars, siteId, calendarId, leave);
  const steps = useSteps(calendars, leave);
  const row = form.draft;
  return (
    <div className="page">
      <header className="one-head">
        <Link className="back-link whole" to={overview}>
          <span aria-hidden="true">{'‹ '}</span>
          {t('calendars.one')}
        </Link>
        <h1>{row ? String(row['name']) : t('calendars.edit')}</h1>
        {row && !form.dirty && (
          <div className="actions one-actions">
            <RowActions resource={calendars} row={row} steps={steps} />
          </div>
        )}
        <ErrorNote text={steps.error} />
      </header>
      <EditForm resource={calendars} form={form} />
    </div>
  );
});
