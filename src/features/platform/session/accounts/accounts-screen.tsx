import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#contract/kit/call.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { useAction } from '#src/crud/use-action.ts';
import { send } from '#src/data/api.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { UnpaidForm } from './unpaid-form.tsx';

type Account = Answer<typeof sessionCalls.account>['data'];

/** Finds somebody by their e-mail, and lets them in without the codes that they lost. */
export default function AccountsScreen() {
  const { t } = useTranslation('session');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [typed, setTyped] = useState('');
  const [account, setAccount] = useState<Account | null>(null);
  const [removed, setRemoved] = useState(false);

  const find = () =>
    run(async () => {
      setAccount(null);
      setRemoved(false);
      const query = { email: typed.trim() };
      setAccount((await send(sessionCalls.account, { query }, { siteId })).data);
    });

  return (
    <div className="page" data-width="text">
      <h1>{t('accounts.heading')}</h1>
      <p>{t('accounts.text')}</p>
      <form
        className="row ask"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim()) void find();
        }}
      >
        <TextField
          label={t('accounts.email')}
          fieldError={actionError.text || undefined}
          type="email"
          autoComplete="off"
          maxLength={254}
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary" busy={busy} disabled={!typed.trim()}>
          {t('accounts.find')}
        </Button>
      </form>
      <div role="status">
        {account && (
          <p className="section">
            <b>{account.fullname}</b>
            <span>{account.email}</span>
            <StatusChip tone={account.secondFactor ? 'ok' : 'idle'}>
              {account.secondFactor ? t('accounts.on') : t('accounts.off')}
            </StatusChip>
          </p>
        )}
        {account && removed && (
          <p className="message ok">{t('accounts.removed', { name: account.fullname })}</p>
        )}
      </div>
      {account && (
        <UnpaidForm
          key={`unpaid ${account.email}`}
          email={account.email}
          days={account.paymentExpiration}
          onDone={(paymentExpiration) => setAccount({ ...account, paymentExpiration })}
        />
      )}
      {account?.secondFactor && (
        <RemoveFactor
          key={`factor ${account.email}`}
          email={account.email}
          onDone={() => {
            setAccount({ ...account, secondFactor: false });
            setRemoved(true);
          }}
        />
      )}
    </div>
  );
}
