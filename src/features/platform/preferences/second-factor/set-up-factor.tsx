import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCalls } from '#contract/platform/session.ts';
import { useAction } from '#src/crud/use-action.ts';
import { send } from '#src/data/api.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { CurrentPassword } from '#src/ui/input/current-password.tsx';
import { FactorForm } from './factor-form.tsx';
import { CodeField } from './code-field.tsx';
import { QrCode } from '#src/ui/code/qr-code.tsx';

interface Props {
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** First the password, then the secret goes into the app, then a code proves that it has. */
export function SetUpFactor({ onDone, onCancel }: Props) {
  const { t } = useTranslation('preferences');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [made, setMade] = useState<{ secret: string; address: string } | null>(null);

  const start = () =>
    run(async () => {
      const { data } = await send(
        sessionCalls.startSecondFactor,
        { body: { password } },
        { siteId },
      );
      setMade(data);
    });
  const confirm = () =>
    run(async () => {
      const { data } = await send(sessionCalls.confirmSecondFactor, { body: { code } }, { siteId });
      onDone(data.recoveryCodes);
    });

  return (
    <FactorForm
      actionError={actionError}
      busy={busy}
      operation={made ? t('factor.confirm') : t('factor.next')}
      variant="primary"
      ready={Boolean(made ? code : password)}
      onSubmit={() => void (made ? confirm() : start())}
      onCancel={onCancel}
    >
      {made ? (
        <>
          <div className="factor-code grid">
            <QrCode text={made.address} label={t('factor.qr')} />
            <div className="stack">
              <p>{t('factor.scan')}</p>
              <p>{t('factor.type')}</p>
              <code className="code">{made.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
            </div>
          </div>
          <CodeField
            label={t('factor.code')}
            value={code}
            fault={actionError.fields['code']}
            onType={setCode}
          />
        </>
      ) : (
        <CurrentPassword
          label={t('factor.password')}
          value={password}
          fault={actionError.fields['password']}
          onType={setPassword}
        />
      )}
    </FactorForm>
  );
}
