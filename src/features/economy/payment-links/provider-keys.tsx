import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  onlinePayments,
  type ProviderName,
} from '#contract/economy/payment-links/online-payments.ts';
import {
  providerKeyCalls,
  type ProviderStanding,
} from '#contract/economy/payment-links/pay-calls.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { queryClient, queryFor, questionOf } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

const keysOf = {
  vipps: ['client_id', 'client_secret', 'subscription_key'],
  easy: ['secret_key'],
} as const;

/** The keys of each provider: whether there are any, and how others are given. They are never shown. */
export function ProviderKeys() {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, providerKeyCalls.providers, undefined));
  const settings = useQuery(queryFor(siteId, onlinePayments.calls.company.read, undefined));
  const environment = settings.data?.data.environment;
  const { refetch } = query;
  // Another environment takes other keys.
  useEffect(() => {
    refetch().catch((cause: unknown) => logProblem('No new keys', cause));
  }, [environment, refetch]);
  return (
    <Loaded query={query} rows={2}>
      {({ data }) => (
        <>
          <Keys provider="vipps" standing={data} />
          <Keys provider="easy" standing={data} />
        </>
      )}
    </Loaded>
  );
}

function Keys({ provider, standing }: { provider: ProviderName; standing: ProviderStanding }) {
  const { t } = useTranslation('payment-links');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState('');
  const show = (answer: { readonly data: ProviderStanding }, words: string) => {
    queryClient.setQueryData(questionOf(siteId, providerKeyCalls.providers, undefined), answer);
    setKeys({});
    setMessage(words);
  };
  const keep = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(async (write) => {
      setMessage('');
      const input = { body: { provider, ...keys } };
      show(await write(providerKeyCalls.keepKeys, input, { siteId }), t('keys.kept'));
    });
  };
  const forget = () =>
    run(async (write) => {
      const input = { body: { provider } };
      show(await write(providerKeyCalls.forgetKeys, input, { siteId }), t('keys.forgotten'));
    });
  const kept = standing.kept[provider];
  const at = kept && `${showDate(kept.made_at)} ${showTime(kept.made_at)}`;
  const isWhole = keysOf[provider].every((name) => (keys[name] ?? '').trim() !== '');
  return (
    <section className="section stack" aria-label={t(`keys.of.${provider}`)}>
      <h2>{t(`keys.of.${provider}`)}</h2>
      <p>{kept ? t('keys.since', { at, by: kept.by ?? '–' }) : t('keys.none')}</p>
      {!standing.method[provider] && (
        <p className="message warn">{t(`keys.noMethod.${provider}`)}</p>
      )}
      <form className="stack" onSubmit={keep}>
        {keysOf[provider].map((name) => (
          <TextField
            key={name}
            label={t(`keys.names.${name}`)}
            className="entry"
            type="password"
            autoComplete="off"
            maxLength={200}
            value={keys[name] ?? ''}
            onChange={({ target }) => setKeys({ ...keys, [name]: target.value })}
          />
        ))}
        <ErrorNote text={actionError.text} />
        <div className="actions">
          <Button type="submit" busy={busy} disabled={!isWhole}>
            {t('keys.keep')}
          </Button>
          {kept && (
            <Button busy={busy} onClick={() => void forget()}>
              {t('keys.forget')}
            </Button>
          )}
        </div>
      </form>
      {message && <p role="status">{message}</p>}
    </section>
  );
}
