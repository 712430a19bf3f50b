import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { prepareLogIn } from '#src/data/session.ts';
import { keepTokens } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { sitePath, splitPath } from '#src/navigation/paths.ts';
import { pathAfterLogin } from '#src/navigation/screen-table.ts';
import { LoginScreen } from './login-screen.tsx';

/** The login at its address: keeps the tokens and goes where the person wanted to. */
export default function LoginRouteScreen() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    prepareLogIn().catch((cause: unknown) => logProblem('The login is not prepared', cause));
  }, []);

  async function goOn(tokens: Record<string, string>) {
    keepTokens(tokens);
    const { siteId } = splitPath(pathname);
    const wanted = new URLSearchParams(search).get('redirect') ?? (siteId && sitePath(siteId));
    await navigate(await pathAfterLogin(wanted, Object.keys(tokens)), { replace: true });
  }

  return (
    <LoginScreen
      onLoggedIn={(tokens) => {
        goOn(tokens).catch((cause: unknown) => logProblem('No way on from the login', cause));
      }}
    />
  );
}
