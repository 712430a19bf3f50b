import { NavContext } from '@ionic/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { logProblem } from '#src/device/log.ts';

const failed = (cause: unknown) => logProblem('No way there', cause);

/** Makes the links of Ionic's components use our router; without it each of them loads the page anew. */
export function IonicLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const bridge = useMemo(() => {
    const go = (path: string, replace: boolean) => {
      Promise.resolve(navigate(path, { replace })).catch(failed);
    };
    return {
      navigate: (path: string, _direction?: unknown, action?: string) =>
        go(path, action === 'replace'),
      goBack: (fallback?: unknown) => {
        if (typeof fallback === 'string' && history.length < 2) go(fallback, true);
        else Promise.resolve(navigate(-1)).catch(failed);
      },
      hasIonicRouter: () => false,
      getIonRoute: () => undefined,
      getStackManager: () => undefined,
      setCurrentTab: () => {},
      changeTab: (_tab: string, path: string) => go(path, false),
      resetTab: (_tab: string, path: string) => go(path, true),
    };
  }, [navigate]);

  return <NavContext.Provider value={bridge}>{children}</NavContext.Provider>;
}
