import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCalls } from '#contract/platform/session.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useStep } from '#src/crud/wizard/use-step.ts';
import { Wizard } from '#src/crud/wizard/wizard.tsx';
import { send } from '#src/data/api.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { CurrentPassword } from '#src/ui/input/current-password.tsx';
import { FactorForm } from './factor-form.tsx';
import { CodeField } from './code-field.tsx';
import { QrCode } from '#src/ui/code/qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Props {
  /** Codes are asked for from now on. */
  onSetUp: () => void;
  onLeave: () => void;
}

/** First the password, then the secret goes into the app and a code proves that it has, then the codes for a day without it. */
export function SetUpFactor({ onSetUp, onLeave }: Props) {
  const { t } = useTranslation('preferences');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [made, setMade] = useState<{ secret: string; address: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const steps = (['password', 'app', 'codes'] as const).map((name) => ({
    name,
    title: t(`factor.steps.${name}`),
    // What is on is not set up once more, and codes are shown once.
    open: { password: !codes, app: made !== null && !codes, codes: codes !== null }[name],
  }));
  const { go, leave } = useStep(steps);

  const start = () =>
    run(async () => {
      const { data } = await send(
        sessionCalls.startSecondFactor,
        { body: { password } },
        { siteId },
      );
      setMade(data);
      await go('app');
    });
  const confirm = () =>
    run(async () => {
      const { data } = await send(sessionCalls.confirmSecondFactor, { body: { code } }, { siteId });
      setCodes(data.recoveryCodes);
      await go('codes');
      onSetUp();
    });
  const end = () => void Promise.resolve(leave()).then(onLeave);
  const form = { actionError, busy, variant: 'primary', onCancel: end } as const;

  return (
    <Wizard label={t('factor.setUp')} steps={steps}>
      {(step) => {
        if (step === 'password')
          return (
            <FactorForm
              {...form}
              action={t('factor.next')}
              ready={password !== ''}
              onSubmit={() => void start()}
            >
              <CurrentPassword
                label={t('factor.password')}
                value={password}
                fieldError={actionError.fields['password']}
                onType={setPassword}
              />
            </FactorForm>
          );
        if (step === 'codes') return <RecoveryCodes codes={codes!} onKept={end} />;
        return (
          <FactorForm
            {...form}
            action={t('factor.confirm')}
            ready={code !== ''}
            onSubmit={() => void confirm()}
          >
            <div className="grid">
              <QrCode text={made!.address} label={t('factor.qr')} />
              <div className="stack">
                <p>{t('factor.scan')}</p>
                <p>{t('factor.type')}</p>
                <code className="code">{made!.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
              </div>
            </div>
            <CodeField
              label={t('factor.code')}
              value={code}
              fieldError={actionError.fields['code']}
              onType={setCode}
            />
          </FactorForm>
        );
      }}
    </Wizard>
  );
}
