import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#contract/kit/call.ts';
import { ApiError, OfflineError } from '#src/data/api-errors.ts';
import { whatAnswered } from '#src/data/failures.ts';
import { send, type InputWith, type Keyless } from '#src/data/api.ts';
import { ErrorState } from '#src/ui/state/error-state.tsx';

const again = 10_000;

interface Props<C extends Keyless> {
  call: C;
  code: string;
  children: (answer: Answer<C>) => ReactNode;
}

/** What an address opens without a login. Speaks what the reader's device speaks. */
export function OpenedByLink<C extends Keyless>({ call, code, children }: Props<C>) {
  const { t } = useTranslation('tread-depth');
  const [answer, setAnswer] = useState<Answer<C> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);

  // There is no cache before somebody logs in.
  useEffect(() => {
    const gone = new AbortController();
    let later: ReturnType<typeof setTimeout> | undefined;
    send(call, { params: { code } } as InputWith<C>, { signal: gone.signal }).then(
      (loaded) => setAnswer(loaded as Answer<C>),
      (cause: unknown) => {
        if (gone.signal.aborted) return;
        setError(cause);
        if (cause instanceof OfflineError) later = setTimeout(() => setTries(tries + 1), again);
      },
    );
    return () => {
      gone.abort();
      clearTimeout(later);
    };
  }, [call, code, tries]);

  if (answer) return <div className="stack narrow">{children(answer)}</div>;
  const dead = error instanceof ApiError && error.status === 404;
  return (
    <div className="stack narrow" role="status">
      {!error && <p>{t('public.loading')}</p>}
      {error instanceof OfflineError && <p>{whatAnswered(error) ?? t('public.offline')}</p>}
      {dead && (
        <>
          <h1>{t('public.deadTitle')}</h1>
          <p>{t('public.deadText')}</p>
        </>
      )}
      {error instanceof ApiError && !dead && (
        <ErrorState text={error.message} onRetry={() => setTries(tries + 1)} />
      )}
    </div>
  );
}
