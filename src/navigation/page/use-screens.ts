import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logProblem } from '#src/device/log.ts';
import { loadWords } from '#src/i18n/words.ts';
import { featureOf, type Screen } from '../screen.ts';
import { allScreens } from '../screen-table.ts';

/** The screens that are wanted of all there are, once their words are there to name them by. */
export function useScreens(isWanted: (screen: Screen) => boolean): readonly Screen[] {
  const { i18n } = useTranslation();
  const [screens, setScreens] = useState<readonly Screen[]>([]);

  useEffect(() => {
    let over = false;
    async function load() {
      const wanted = (await allScreens()).filter(isWanted);
      await loadWords([...new Set(wanted.map(featureOf))]);
      if (!over) setScreens(wanted);
    }
    load().catch((cause: unknown) => logProblem('The screens were not named', cause));
    return () => {
      over = true;
    };
  }, [i18n.language, isWanted]);

  return screens;
}
