import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logProblem } from '#src/device/log.ts';
import { loadWords } from '#src/i18n/words.ts';
import { featureOf, type Screen } from '#src/navigation/screen.ts';
import { allScreens } from '#src/navigation/screen-table.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

// Screens for everyday work: of the frame, for everybody who may, and about nothing in particular.
const canBeFirst = ({ path, access, layout, withoutSite }: Screen): boolean =>
  access === 'login' &&
  layout === 'default' &&
  !withoutSite &&
  /^[a-z\d/_-]*$/i.test(path) &&
  !/^(sysop|dev|search)(\/|$)/i.test(path);

/** The screens that a person may start at, by name; the first page first. */
export function useStartPages(): readonly Option[] {
  const { i18n } = useTranslation();
  const [screens, setScreens] = useState<readonly Screen[]>([]);

  useEffect(() => {
    let over = false;
    async function load() {
      const all = (await allScreens()).filter(canBeFirst);
      await loadWords([...new Set(all.map(featureOf))]);
      if (!over) setScreens(all);
    }
    load().catch((cause: unknown) => logProblem('No start pages', cause));
    return () => {
      over = true;
    };
  }, [i18n.language]);

  return screens
    .map(({ path, title }) => ({ value: path, label: i18n.t(title) }))
    .toSorted((a, b) => Number(a.value !== '') - Number(b.value !== ''));
}
