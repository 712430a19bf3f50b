import { useRef, useState } from 'react';
import { answeredInstead, ApiError, OfflineError } from '#src/data/api-errors.ts';
import { logIn, type LoggedIn } from '#src/data/session.ts';
import { logProblem } from '#src/device/log.ts';
import type { LoginWords } from './login-form.tsx';

type OnLoggedIn = (login: LoggedIn) => Promise<void>;

/** Sends e-mail and password, and the code once it is asked for, one at a time, and says what came of it. Each failure is a new object, so that the same words are told again. After a success it stays busy: the way on takes its time. */
export function useLogin(words: LoginWords, onLoggedIn: OnLoggedIn) {
  const [error, setError] = useState<{ text: string }>();
  const [busy, setBusy] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const sending = useRef(false);

  async function send(email: string, password: string, code?: string): Promise<void> {
    if (sending.current) return;
    if (!email.trim() || !password) return setError({ text: words.empty });
    if (asksCode && !code?.trim()) return setError({ text: words.codeEmpty });
    sending.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const login = await logIn(email, password, code);
      if (Object.keys(login.tokens).length > 0) await onLoggedIn(login);
      else refuse(words.noSites);
    } catch (cause) {
      // The first time it is no error: the field for it says what is wanted.
      if (needsCode(cause) && !asksCode) {
        setAsksCode(true);
        setBusy(false);
      } else refuse(failureText(cause, words));
    } finally {
      sending.current = false;
    }
  }

  function refuse(text: string): void {
    setError({ text });
    setBusy(false);
  }

  return { send, error, busy, asksCode };
}

const needsCode = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.code === 'session.second_factor_needed';

function failureText(cause: unknown, words: LoginWords): string {
  if (cause instanceof OfflineError) {
    return answeredInstead(cause) ? words.answeredInstead : words.offline;
  }
  if (cause instanceof ApiError && cause.message) return cause.message;
  logProblem('The login failed', cause);
  return words.failed;
}
