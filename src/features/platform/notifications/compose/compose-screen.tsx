import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { writtenCalls } from '#contract/platform/notifications/written-calls.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { useDraft } from '#src/crud/use-draft.ts';
import { showAlert } from '#src/data/alerts.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { isDate } from '#src/i18n/typed-date.ts';
import { instantOf } from '#src/i18n/zoned-field.ts';
import { logProblem } from '#src/device/log.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';
import { AudienceFields, useAudiences, usePeopleCount } from './audience-fields.tsx';
import { emptyLetter, languagesOf, writingOf, type Letter } from './letter.ts';
import { WordsFields } from './words-fields.tsx';
import './compose.css';

const times = ['publishTime', 'expiresAt'] as const;
const stayed = (cause: unknown) => logProblem('The written ones were not shown', cause);

/** Notifies people: whom, what in which languages, from when until when, and whether somebody has to see to it. */
export default function ComposeScreen() {
  const { t } = useTranslation('notification-compose');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const audiences = useAudiences(siteId);
  const [asking, setAsking] = useState(false);
  const form = useDraft<Letter, typeof writtenCalls.audiences>({
    siteId,
    name: 'notification',
    read: writtenCalls.audiences,
    input: undefined,
    start: emptyLetter(Number(siteId)),
    save: async (letter, _, write) => {
      const body = writingOf(letter, instantOf);
      await write(writtenCalls.write, { body }, { siteId });
      return letter;
    },
    onSaved: () => {
      showAlert({ type: 'success', content: t('compose.told') });
      const [site, path] = questionOf(siteId, writtenCalls.written);
      void queryClient.invalidateQueries({ queryKey: [site, path] });
      Promise.resolve(navigate(sitePath(siteId, 'notification/written'))).catch(stayed);
    },
  });
  const letter = form.draft ?? emptyLetter(Number(siteId));
  const people = usePeopleCount(siteId, letter);
  const choices = audiences.data?.data;
  const { written, half } = languagesOf(letter);
  const readable = times.every((name) => letter[name] === '' || isDate(letter[name], 'datetime'));
  const ready = written.length > 0 && half.length === 0 && readable && (people ?? 0) > 0;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (ready) setAsking(true);
  }

  return (
    <form className="page" noValidate onSubmit={submit}>
      <h1>{t('notifications:compose.title')}</h1>
      {form.foundAgain && (
        <p className="message info" role="status">
          {t('common:draft.foundAgain')}
        </p>
      )}
      {!choices && <Loaded query={audiences} rows={5} />}
      {choices && (
        <>
          <AudienceFields
            letter={letter}
            choices={choices}
            fieldError={form.fieldErrors['audience']}
            onChange={form.change}
          />
          <WordsFields siteId={siteId} letter={letter} onChange={form.change} />
          <section className="section" aria-label={t('compose.when')}>
            <h2>{t('compose.when')}</h2>
            <div className="grid narrow">
              {times.map((name) => (
                <DateField
                  key={name}
                  kind="datetime"
                  label={t(`compose.${name}`)}
                  hint={t(`compose.${name}Hint`)}
                  fieldError={form.fieldErrors[name]}
                  value={letter[name]}
                  onChange={(at) => form.change({ [name]: at })}
                />
              ))}
            </div>
            <Toggle
              label={t('compose.shouldResolve')}
              on={letter.shouldResolve}
              onTurn={(shouldResolve) => form.change({ shouldResolve })}
            />
          </section>
          <SaveBar text={form.failure} fieldErrors={form.fieldErrors}>
            <b className="whole" role="status">
              {people === undefined ? t('compose.nobody') : t('compose.people', { count: people })}
            </b>
            <Button type="submit" variant="primary" busy={form.saving} disabled={!ready}>
              {t('compose.tell')}
            </Button>
            {form.dirty && <Button onClick={form.forget}>{t('common:draft.forget')}</Button>}
          </SaveBar>
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={t('compose.ask', { count: people ?? 0 })}
        text={letter.publishTime ? t('compose.askLater') : t('compose.askText')}
        action={t('compose.tell')}
        onConfirm={() => {
          setAsking(false);
          void form.save();
        }}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
