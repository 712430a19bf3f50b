import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { page } from '#src/device/page.ts';
import { changeLanguage } from '#src/i18n/words.ts';
import { takeOverLogin } from '#src/device/first-page.ts';
import { LoginForm, type LoginWords } from './login-form.tsx';
import { useLogin, type OnLoggedIn } from './use-login.ts';

/** Where everybody comes in. It stands on the page before the app and takes over what was typed there. `onLoggedIn` gets a token for each site. */
export function LoginScreen({ onLoggedIn }: { onLoggedIn: OnLoggedIn }) {
  const { t, i18n } = useTranslation('session');
  const words = t('login', { returnObjects: true }) as LoginWords;
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const error = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const { pathname, search } = useLocation();
  const login = useLogin(words, onLoggedIn);

  const send = () => login.send(email.current?.value ?? '', password.current?.value ?? '');

  useLayoutEffect(() => {
    const form = email.current?.form;
    const left = form && takeOverLogin(form);
    if (left?.shown) setShown(true);
    if (left?.submitted) void send();
    else if (!left) email.current?.focus();
    // Once, when the screen comes: afterwards the fields are the person's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (login.error) error.current?.focus();
  }, [login.error]);

  const seeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <LoginForm
      words={words}
      title={page.title}
      logo={page.logo}
      version={page.version}
      language={i18n.language}
      forgot={
        <Link
          className="login-forgot"
          to={{ pathname: pathname.replace(/login$/, 'forgot'), search }}
        >
          {words.forgot}
        </Link>
      }
      error={login.error?.text}
      busy={login.busy}
      capsLock={capsLock}
      shown={shown}
      emailRef={email}
      passwordRef={password}
      errorRef={error}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onShow={() => setShown(!shown)}
      onKey={seeCapsLock}
      onLanguage={(language) => void changeLanguage(language)}
    />
  );
}
