import { useEffect, useState } from 'react';
import { logProblem } from '#src/device/log.ts';
import type { Screen } from './screen.ts';
import { allScreens } from './screen-table.ts';

const none: readonly Screen[] = [];

/** The table of screens; empty until it has come. For ways to what may have no screen yet. */
export function useAllScreens(): readonly Screen[] {
  const [screens, setScreens] = useState(none);
  useEffect(() => {
    allScreens().then(setScreens, (cause: unknown) =>
      logProblem('The table of screens did not come', cause),
    );
  }, []);
  return screens;
}
