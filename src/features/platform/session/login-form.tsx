import type { KeyboardEvent, ReactNode, Ref, SubmitEvent } from 'react';
import type { Language } from '#contract/platform/languages.ts';
import type { PublicWorkshop } from '#contract/platform/public-workshop.ts';
import { TelLink } from '#src/ui/contact/tel-link.tsx';
import { WheelMark } from '#src/ui/wheel-mark.tsx';
import type loginWords from '#locales/en/platform/session.json';

export type LoginWords = Record<keyof (typeof loginWords)['login'], string>;

const languageNames: Record<Language, string> = { en: 'English', nb: 'Norsk', sv: 'Svenska' };

interface LoginFormProps {
  words: LoginWords;
  title: string;
  logo?: string;
  /** Whose login it is, where the host says. */
  shop?: PublicWorkshop | null;
  version: string;
  language: string;
  forgot: ReactNode;
  error?: string | undefined;
  busy?: boolean;
  capsLock?: boolean;
  shown?: boolean;
  emailRef?: Ref<HTMLInputElement>;
  passwordRef?: Ref<HTMLInputElement>;
  errorRef?: Ref<HTMLParagraphElement>;
  /** The second step, once the server asks for it. */
  code?: ReactNode;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  onShow?: () => void;
  onKey?: (event: KeyboardEvent) => void;
  onLanguage?: (language: Language) => void;
}

/**
 * How the login looks, and nothing else: the build writes it into index.html as it is rendered
 * here, so that the page before the app and the app show the same. The fields keep what is typed.
 */
export function LoginForm({ words, ...props }: LoginFormProps) {
  return (
    <main className="login">
      <div className="login-brand">
        {props.logo ? <img src={props.logo} alt={props.title} /> : !props.shop && <WheelMark />}
        {(props.shop || !props.logo) && <span>{props.shop?.name ?? props.title}</span>}
      </div>
      <form
        className="login-card"
        method="post"
        action="/login"
        noValidate
        onSubmit={props.onSubmit}
      >
        <h1 data-word="heading">{words.heading}</h1>
        <div className="field">
          <label htmlFor="login-email" data-word="email">
            {words.email}
          </label>
          <input
            ref={props.emailRef}
            id="login-email"
            name="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={254}
          />
        </div>
        <div className="field">
          <div className="login-label">
            <label id="login-password-name" htmlFor="login-password" data-word="password">
              {words.password}
            </label>
            <span className="login-caps" role="status" hidden={!props.capsLock}>
              {words.capsLock}
            </span>
          </div>
          <div className="login-password">
            <input
              ref={props.passwordRef}
              id="login-password"
              name="password"
              type={props.shown ? 'text' : 'password'}
              autoComplete="current-password"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={1000}
              onKeyDown={props.onKey}
              onKeyUp={props.onKey}
            />
            <button
              id="login-show"
              className="login-show"
              type="button"
              aria-labelledby="login-show login-password-name"
              data-word={props.shown ? 'hide' : 'show'}
              onClick={props.onShow}
            >
              {props.shown ? words.hide : words.show}
            </button>
          </div>
        </div>
        {props.code}
        <button className="button primary" type="submit" aria-busy={props.busy ?? false}>
          <span className="spinner" />
          <span data-word={props.busy ? 'busy' : 'submit'}>
            {props.busy ? words.busy : words.submit}
          </span>
        </button>
        {props.forgot}
        <div className="login-error" aria-live="assertive">
          {props.error && (
            <p ref={props.errorRef} className="message bad" tabIndex={-1}>
              {props.error}
            </p>
          )}
        </div>
      </form>
      <footer className="login-foot">
        <div className="login-languages" role="group" aria-label={words.language}>
          {Object.entries(languageNames).map(([language, name]) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={language === props.language}
              onClick={() => props.onLanguage?.(language as Language)}
            >
              {name}
            </button>
          ))}
        </div>
        <address className="login-shop">
          {props.shop?.address && <span>{props.shop.address}</span>}
          {props.shop?.phone && <TelLink phone={props.shop.phone} />}
        </address>
        <small>{`Wheelhouse ${props.version}`}</small>
      </footer>
    </main>
  );
}
