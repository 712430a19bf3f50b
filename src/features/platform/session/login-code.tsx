import { useState, type Ref } from 'react';
import type { LoginWords } from './login-form.tsx';

interface Props {
  words: LoginWords;
  inputRef: Ref<HTMLInputElement>;
}

/** The second step of a login: a code of the authenticator app, or one from the paper. */
export function LoginCode({ words, inputRef }: Props) {
  const [paper, setPaper] = useState(false);
  return (
    <div className="field">
      <label htmlFor="login-code">{paper ? words.recoveryCode : words.code}</label>
      <input
        ref={inputRef}
        id="login-code"
        name="code"
        inputMode={paper ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize={paper ? 'characters' : 'none'}
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={40}
        aria-describedby="login-code-hint"
      />
      <p id="login-code-hint" className="muted small" role="status">
        {paper ? words.recoveryHint : words.codeHint}
      </p>
      <button className="login-other" type="button" onClick={() => setPaper(!paper)}>
        {paper ? words.useApp : words.usePaper}
      </button>
    </div>
  );
}
