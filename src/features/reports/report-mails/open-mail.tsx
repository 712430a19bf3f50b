import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { View } from '#contract/lists/views.ts';
import { reportMailsCalls } from '#contract/reports/report-mails/report-mails.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { MailForm, type Sent } from './mail-form.tsx';
import { Sendings } from './sendings.tsx';
import { whenText } from './when-text.ts';

/** When a view is sent, to whom, and what became of it; whoever made it changes that. */
export function OpenMail({ view, onDone }: { view: View; onDone: () => void }) {
  const { t, i18n } = useTranslation('report-mails');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const params = { id: view.id };
  const queryOptions = queryFor(siteId, reportMailsCalls.ofView, { params });
  const query = useQuery(queryOptions);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: queryOptions.queryKey });

  const save = (body: Sent) =>
    run(async (write) => {
      const { data } = await write(reportMailsCalls.save, { params, body }, { siteId });
      await readAgain();
      onDone();
      if (data.mail) showSnackbar(t('saved', { when: whenText(data.mail.next_at, i18n.language) }));
    });
  const remove = () =>
    run(async (write) => {
      await write(reportMailsCalls.remove, { params }, { siteId });
      await readAgain();
      onDone();
      showSnackbar(t('removed'));
    });

  return (
    <Loaded query={{ ...query, data: query.data?.data }}>
      {({ mail, people, sendings }) => (
        <div className="stack">
          {view.mine ? (
            <MailForm
              mail={mail}
              people={people}
              isPrivate={view.shared === 'private'}
              busy={busy}
              onSave={(body) => void save(body)}
            >
              {mail && (
                <Button variant="danger" busy={busy} onClick={() => void remove()}>
                  {t('remove')}
                </Button>
              )}
            </MailForm>
          ) : (
            <p>
              {mail
                ? t('sentTo', { names: mail.readers.map(({ name }) => name).join(', ') })
                : t('notSent')}
            </p>
          )}
          {mail && (
            <p className="muted">{t('next', { when: whenText(mail.next_at, i18n.language) })}</p>
          )}
          <ErrorNote text={actionError.text} />
          {(mail || sendings.length > 0) && <Sendings sendings={sendings} />}
        </div>
      )}
    </Loaded>
  );
}
