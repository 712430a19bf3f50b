import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { mecaProKeyCalls, type MecaProSetUp } from '#contract/sales/meca-pro/meca-pro.ts';
import { mecaProSettings } from '#contract/sales/meca-pro/settings.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { queryClient, queryFor, questionOf } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { lackingOf } from './not-set-up.tsx';

/** The key of the site: whether there is one, and how another is given. It is never shown. */
export function KeySection() {
  const { t } = useTranslation('meca-pro');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, mecaProKeyCalls.setUp, undefined));
  const settings = useQuery(queryFor(siteId, mecaProSettings.calls.site.read, undefined));
  const address = settings.data?.data.address;
  const number = settings.data?.data.customer_number;
  const { refetch } = query;
  // Another address takes another key.
  useEffect(() => {
    refetch().catch((cause: unknown) => logProblem('No new key', cause));
  }, [address, number, refetch]);
  return (
    <section className="section stack" aria-label={t('key.title')}>
      <h2>{t('key.title')}</h2>
      <Loaded query={query} rows={2}>
        {({ data }) => <Key setUp={data} />}
      </Loaded>
    </section>
  );
}

function Key({ setUp }: { setUp: MecaProSetUp }) {
  const { t } = useTranslation('meca-pro');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [key, setKey] = useState('');
  const [message, setMessage] = useState('');
  const show = (answer: { readonly data: MecaProSetUp }, words: string) => {
    queryClient.setQueryData(questionOf(siteId, mecaProKeyCalls.setUp, undefined), answer);
    setKey('');
    setMessage(words);
  };
  const set = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(async (write) => {
      show(await write(mecaProKeyCalls.setKey, { body: { key } }, { siteId }), t('key.kept'));
    });
  };
  const remove = () =>
    run(async (write) => {
      show(await write(mecaProKeyCalls.removeKey, undefined, { siteId }), t('key.removed'));
    });
  const test = () =>
    run(async (write) => {
      setMessage('');
      const { data } = await write(mecaProKeyCalls.test, undefined, { siteId });
      setMessage(t('key.works', { name: data.name }));
    });
  const { key: kept, demo, address } = setUp;
  const at = kept && `${showDate(kept.made_at)} ${showTime(kept.made_at)}`;
  return (
    <>
      <p>
        {kept
          ? t('key.since', { at, by: kept.by ?? '–' })
          : demo
            ? t('key.demo')
            : address
              ? t('key.none')
              : t('key.noAddress')}
      </p>
      {address && (
        <form className="stack" onSubmit={set}>
          <TextField
            label={kept ? t('key.another') : t('key.one')}
            hint={t('key.hint')}
            className="entry"
            type="password"
            autoComplete="off"
            maxLength={200}
            value={key}
            onChange={(event) => setKey(event.target.value)}
          />
          <div className="actions">
            <Button type="submit" variant="primary" busy={busy} disabled={key.trim() === ''}>
              {t('key.keep')}
            </Button>
            {lackingOf(setUp).length === 0 && (
              <Button busy={busy} onClick={() => void test()}>
                {t('key.test')}
              </Button>
            )}
            {kept && (
              <Button busy={busy} onClick={() => void remove()}>
                {t('key.remove')}
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
