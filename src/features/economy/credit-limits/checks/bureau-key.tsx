import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  creditBureauCalls,
  type CreditBureauSetUp,
} from '#contract/economy/credit-limits/check-calls.ts';
import { creditSettings } from '#contract/economy/credit-limits/credit-settings.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { queryClient, queryFor, questionOf } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

/** The key of the company at its credit bureau: whether there is one, and how another is given. It is never shown. */
export function BureauKey() {
  const { t } = useTranslation('credit-limits');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, creditBureauCalls.bureau, undefined));
  const settings = useQuery(queryFor(siteId, creditSettings.calls.company.read, undefined));
  const address = settings.data?.data.bureau_address;
  const { refetch } = query;
  // Another address takes another key.
  useEffect(() => {
    refetch().catch((cause: unknown) => logProblem('No new key', cause));
  }, [address, refetch]);
  return (
    <section className="section stack" aria-label={t('bureau.title')}>
      <h2>{t('bureau.title')}</h2>
      <Loaded query={query} rows={2}>
        {({ data }) => <Key setUp={data} />}
      </Loaded>
    </section>
  );
}

function Key({ setUp }: { setUp: CreditBureauSetUp }) {
  const { t } = useTranslation('credit-limits');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [key, setKey] = useState('');
  const [message, setMessage] = useState('');
  const show = (answer: { readonly data: CreditBureauSetUp }, words: string) => {
    queryClient.setQueryData(questionOf(siteId, creditBureauCalls.bureau, undefined), answer);
    setKey('');
    setMessage(words);
  };
  const keep = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(async (write) => {
      const input = { body: { key } };
      show(await write(creditBureauCalls.setBureauKey, input, { siteId }), t('bureau.kept'));
    });
  };
  const remove = () =>
    run(async (write) => {
      const { removeBureauKey } = creditBureauCalls;
      show(await write(removeBureauKey, undefined, { siteId }), t('bureau.removed'));
    });
  const { key: kept, demo, address } = setUp;
  const at = kept && `${showDate(kept.made_at)} ${showTime(kept.made_at)}`;
  return (
    <>
      <p>
        {kept
          ? t('bureau.since', { at, by: kept.by ?? '–' })
          : demo
            ? t('bureau.demo')
            : address
              ? t('bureau.none')
              : t('bureau.noAddress')}
      </p>
      {address && (
        <form className="stack" onSubmit={keep}>
          <TextField
            label={kept ? t('bureau.another') : t('bureau.one')}
            hint={t('bureau.hint')}
            className="entry"
            type="password"
            autoComplete="off"
            maxLength={200}
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
          <div className="actions">
            <Button type="submit" busy={busy} disabled={key.trim() === ''}>
              {t('bureau.keep')}
            </Button>
            {kept && (
              <Button busy={busy} onClick={() => void remove()}>
                {t('bureau.remove')}
              </Button>
            )}
          </div>
        </form>
      )}
      <ErrorNote text={actionError.text} />
      {message && <p role="status">{message}</p>}
    </>
  );
}
