import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCalls } from '#contract/platform/session.ts';
import { useAction } from '#src/crud/use-action.ts';
import { send } from '#src/data/api.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { CurrentPassword } from '#src/ui/input/current-password.tsx';

/** Takes somebody's second factor away, for who shows by their password that they are themselves. */
export function RemoveFactor({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('session');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [password, setPassword] = useState('');

  const remove = () =>
    run(async () => {
      await send(sessionCalls.removeSecondFactor, { body: { email, password } }, { siteId });
      onDone();
    });

  return (
    <form
      className="section"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (password) void remove();
      }}
    >
      <CurrentPassword
        label={t('accounts.password')}
        value={password}
        fieldError={actionError.fields['password'] ?? (actionError.text || undefined)}
        onType={setPassword}
      />
      <Button type="submit" variant="danger" busy={busy} disabled={!password}>
        {t('accounts.remove')}
      </Button>
    </form>
  );
}
