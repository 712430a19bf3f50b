import { useTranslation } from 'react-i18next';
import type { Screen } from '#src/navigation/screen.ts';
import { useScreens } from '#src/navigation/page/use-screens.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

// Screens for everyday work: of the frame, for everybody who may, and about nothing in particular.
const canBeFirst = ({ path, access, layout, withoutSite }: Screen): boolean =>
  !access &&
  !layout &&
  !withoutSite &&
  /^[a-z\d/_-]*$/i.test(path) &&
  !/^(sysop|dev|search)(\/|$)/i.test(path);

/** The screens that a person may start at, by name; the first page first. */
export function useStartPages(): readonly Option[] {
  const { i18n } = useTranslation();
  return useScreens(canBeFirst)
    .map(({ path, title }) => ({ value: path, label: i18n.t(title) }))
    .toSorted((a, b) => Number(a.value !== '') - Number(b.value !== ''));
}
