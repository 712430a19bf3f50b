import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCalls } from '#contract/platform/session.ts';
import { useAction } from '#src/crud/use-action.ts';
import { send } from '#src/data/api.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { CurrentPassword } from '#src/ui/input/current-password.tsx';
import { FactorForm } from './factor-form.tsx';
import { CodeField } from './code-field.tsx';

/** Switches codes off, for who has both the password and a code. */
export function EndFactor({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation('preferences');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');

  const end = () =>
    run(async () => {
      await send(sessionCalls.endSecondFactor, { body: { password, code } }, { siteId });
      onDone();
    });

  return (
    <FactorForm
      actionError={actionError}
      busy={busy}
      action={t('factor.end')}
      variant="danger"
      ready={Boolean(password && code)}
      onSubmit={() => void end()}
      onCancel={onCancel}
    >
      <CurrentPassword
        label={t('factor.password')}
        value={password}
        fieldError={actionError.fields['password']}
        onType={setPassword}
      />
      <CodeField
        label={t('factor.codeOrPaper')}
        value={code}
        fieldError={actionError.fields['code']}
        onType={setCode}
      />
    </FactorForm>
  );
}
