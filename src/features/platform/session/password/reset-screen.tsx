import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { shortestPassword } from '#contract/platform/session.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { resetPassword } from '#src/data/session.ts';
import { useFailureText } from '../failure.ts';
import { FormFoot } from './form-foot.tsx';
import { passwordError } from './new-password.ts';
import { PasswordStrength } from './password-strength.tsx';
import { SessionPage } from '../session-page.tsx';
import { typedText } from '../typed-text.ts';

// As the server makes them; anything else never was a link of ours.
const possible = /^[\w-]{43}$/;

/** Chooses a new password by the link that was mailed. */
export default function ResetScreen() {
  const { t } = useTranslation('session');
  const { token = '' } = useParams();
  const [state, setState] = useState<'choosing' | 'sending' | 'done' | 'over'>(
    possible.test(token) ? 'choosing' : 'over',
  );
  const failureText = useFailureText();
  const [fieldError, setFieldError] = useState('');
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const password = typedText(form, 'password');
    const wrong = passwordError(password, typedText(form, 'again'));
    if (wrong) return setFieldError(t(`reset.${wrong}`, { least: shortestPassword }));
    setFieldError('');
    setState('sending');
    try {
      await resetPassword(token, password);
      setState('done');
    } catch (cause) {
      const over = cause instanceof ApiError && cause.status === 410;
      setState(over ? 'over' : 'choosing');
      if (!over) setFieldError(failureText(cause));
    }
  }

  if (state === 'over' || state === 'done') {
    return (
      <SessionPage heading={t('reset.heading')}>
        <p className={`message ${state === 'done' ? 'ok' : 'bad'}`} role="status">
          {state === 'done' ? t('reset.done') : t('reset.over')}
        </p>
        {state === 'over' && (
          <Link className="button primary" to="/forgot">
            {t('reset.askAgain')}
          </Link>
        )}
        <Link
          className={state === 'done' ? 'button primary' : 'login-forgot'}
          to="/login"
          reloadDocument
        >
          {t('backToLogin')}
        </Link>
      </SessionPage>
    );
  }
  const field = {
    type: shown ? 'text' : 'password',
    autoComplete: 'new-password',
    maxLength: 1000,
  };
  return (
    <SessionPage heading={t('reset.heading')}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p id="reset-hint" className="muted">
          {t('reset.text', { least: shortestPassword })}
        </p>
        <div className="field">
          <label htmlFor="reset-password">{t('reset.password')}</label>
          <input
            {...field}
            id="reset-password"
            name="password"
            aria-describedby="reset-hint reset-error"
            onChange={({ target }) => setTyped(target.value)}
          />
          <PasswordStrength password={typed} known={[]} />
        </div>
        <div className="field">
          <label htmlFor="reset-again">{t('reset.again')}</label>
          <input {...field} id="reset-again" name="again" aria-describedby="reset-error" />
        </div>
        <label className="check">
          <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
          {t('login.showPassword')}
        </label>
        <FormFoot
          errorId="reset-error"
          fieldError={fieldError}
          busy={state === 'sending'}
          action={t('reset.submit')}
        />
      </form>
    </SessionPage>
  );
}
