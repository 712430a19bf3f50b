import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { requestReset } from '#src/data/session.ts';
import { useFailureText } from '../failure.ts';
import { FormFoot } from './form-foot.tsx';
import { SessionPage } from '../session-page.tsx';
import { typedText } from '../typed-text.ts';

/** Asks for a mail with a link to choose a new password. The answer never says whether the address is known. */
export default function ForgotScreen() {
  const { t } = useTranslation('session');
  const { pathname, search } = useLocation();
  const failureText = useFailureText();
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [fieldError, setFieldError] = useState('');
  const login = { pathname: pathname.replace(/forgot\/?$/, 'login'), search };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = typedText(event.currentTarget, 'email').trim();
    if (!email) return setFieldError(t('forgot.empty'));
    setFieldError('');
    setState('sending');
    try {
      await requestReset(email);
      setState('sent');
    } catch (cause) {
      setFieldError(failureText(cause));
      setState('asking');
    }
  }

  if (state === 'sent') {
    return (
      <SessionPage heading={t('forgot.heading')}>
        <p className="message ok" role="status">
          {t('forgot.sent')}
        </p>
        <Link className="button primary" to={login} reloadDocument>
          {t('backToLogin')}
        </Link>
      </SessionPage>
    );
  }
  return (
    <SessionPage heading={t('forgot.heading')}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p className="muted">{t('forgot.text')}</p>
        <div className="field">
          <label htmlFor="forgot-email">{t('login.email')}</label>
          <input
            id="forgot-email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            autoFocus
            aria-describedby="forgot-error"
          />
        </div>
        <FormFoot
          errorId="forgot-error"
          fieldError={fieldError}
          busy={state === 'sending'}
          action={t('forgot.submit')}
        />
        <Link className="login-forgot" to={login} reloadDocument>
          {t('backToLogin')}
        </Link>
      </form>
    </SessionPage>
  );
}
