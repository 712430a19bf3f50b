import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCalls } from '#contract/session.ts';
import { useAction } from '#src/crud/use-action.ts';
import { send } from '#src/data/api.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { CodeField, PasswordField } from './secret-fields.tsx';

/** Switches codes off, for who has both the password and a code. */
export function EndFactor({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation('preferences');
  const siteId = useSiteId();
  const { busy, refusal, run } = useAction();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const told = Object.keys(refusal.fields).length > 0;

  const end = () =>
    run(async () => {
      await send(sessionCalls.endSecondFactor, { body: { password, code } }, { siteId });
      onDone();
    });

  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void end();
      }}
    >
      <PasswordField
        label={t('factor.password')}
        value={password}
        fault={refusal.fields['password']}
        onType={setPassword}
      />
      <CodeField
        label={t('factor.codeOrPaper')}
        value={code}
        fault={refusal.fields['code']}
        onType={setCode}
      />
      <div role="alert">
        {refusal.text && !told && <p className="message bad">{refusal.text}</p>}
      </div>
      <div className="draft-actions">
        <Button type="submit" look="danger" busy={busy} disabled={!password || !code}>
          {t('factor.end')}
        </Button>
        <Button onClick={onCancel}>{t('factor.cancel')}</Button>
      </div>
    </form>
  );
}
