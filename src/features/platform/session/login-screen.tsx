import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { chooseLanguage, type Language } from '#contract/platform/languages.ts';
import { prepareLogIn } from '#src/data/session.ts';
import { takeOverLogin } from '#src/device/first-page.ts';
import { logProblem } from '#src/device/log.ts';
import { brand, page, workshop } from '#src/device/page.ts';
import { keepLanguage } from '#src/i18n/language.ts';
import { goOnFromLogin } from './go-on-from-login.ts';
import { LoginCode } from './login-code.tsx';
import { LoginForm, type LoginWords } from './login-form.tsx';
import { useLogin } from './use-login.ts';

// They come with the page, in every language: the login is there before the app's words are.
const allWords = JSON.parse(document.querySelector('#login-words')?.textContent ?? '{}') as Record<
  Language,
  LoginWords
>;

/** Where everybody comes in. It stands on the page before the app and takes over what was typed there. */
export default function LoginScreen() {
  const [language, setLanguage] = useState(() => chooseLanguage(document.documentElement.lang));
  const words = allWords[language];
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const error = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const login = useLogin(words, goOnFromLogin);
  const { title, logo } = brand.use();

  const send = () =>
    login.send(
      email.current?.value ?? '',
      password.current?.value ?? '',
      code.current?.value.trim(),
    );

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
    document.title = `${words.heading} · ${title}`;
  }, [words, title]);

  useEffect(() => {
    prepareLogIn().catch((cause: unknown) => logProblem('The login is not prepared', cause));
  }, []);

  useEffect(() => {
    if (login.asksCode) code.current?.focus();
  }, [login.asksCode]);

  useEffect(() => {
    if (login.error) error.current?.focus();
  }, [login.error]);

  const seeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <LoginForm
      words={words}
      title={title}
      logo={logo}
      shop={workshop.use()}
      version={page.version}
      language={language}
      forgot={
        <a
          className="login-forgot"
          href={location.pathname.replace(/login$/, 'forgot') + location.search}
        >
          {words.forgot}
        </a>
      }
      error={login.error?.text}
      busy={login.busy}
      capsLock={capsLock}
      shown={shown}
      emailRef={email}
      passwordRef={password}
      errorRef={error}
      code={login.asksCode && <LoginCode words={words} inputRef={code} />}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onShow={() => setShown(!shown)}
      onKey={seeCapsLock}
      onLanguage={(chosen) => {
        keepLanguage(chosen);
        setLanguage(chosen);
      }}
    />
  );
}
