import { useRef, useState } from 'react';
import { answeredInstead, ApiError, OfflineError } from '../api-errors.ts';

interface Press<Input, State> {
  /** Sends it, with a key that is one however often the same is tried. */
  readonly send: (input: Input, key: string) => Promise<State>;
  /** What is true where somebody else has changed it. */
  readonly ask: () => Promise<State>;
  readonly onSeen: (state: State) => void;
  /** What is said where it could not be sent. */
  readonly unsent: string;
  /** What is said where something else answered in the server's place. */
  readonly instead: string;
}

/** What somebody without a login does on the page behind a link: sent once, with what is true then. Answers whether it was done. */
export function usePress<Input, State>(props: Press<Input, State>) {
  const { send, ask, onSeen, unsent, instead } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const keys = useRef<Record<string, string>>({});

  async function press(input: Input): Promise<boolean> {
    const key = (keys.current[JSON.stringify(input)] ??= crypto.randomUUID());
    setBusy(true);
    setFailure('');
    try {
      onSeen(await send(input, key));
      return true;
    } catch (cause) {
      const refused = cause instanceof ApiError ? cause : null;
      if (!refused && !(cause instanceof OfflineError)) throw cause;
      setFailure(refused?.message || (answeredInstead(cause) ? instead : unsent));
      if (refused?.status === 409) await ask().then(onSeen, () => {});
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, press, forget: () => setFailure('') };
}
