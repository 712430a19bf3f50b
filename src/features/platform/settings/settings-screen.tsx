import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#contract/kit/rules/same-text.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { queryFor } from '#src/data/query.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { sitePath } from '#src/navigation/paths.ts';
import type { Screen } from '#src/navigation/screen.ts';
import { useScreens } from '#src/navigation/page/use-screens.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { PageCards } from '#src/ui/layout/page-cards.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { areaOf, isOfSettings, settingAreas, wordsOf } from './pages.ts';

/** All settings that the person may see and the site's calendars, in groups; found by their names and by those of their fields. */
export default function SettingsScreen() {
  const { t, i18n } = useTranslation('settings');
  const siteId = useSiteId();
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights;
  const [typed, setTyped] = useState('');
  const screens = useScreens(isOfSettings);
  const may = (right: string) => rights?.includes(right) ?? true;
  const known = useQuery({
    ...queryFor(siteId, shellCalls.calendars, undefined),
    enabled: may('bookings.read'),
  });
  const calendars = known.data?.data ?? [];
  const pages = [
    ...screens
      .filter((screen) => (screen.rights ?? []).every(may))
      .map((screen) => entryOf(screen, i18n.t)),
    ...calendars.map(({ id, name }) => ({
      path: `settings/booking/calendars/${id}`,
      title: name,
      about: t('calendars.about'),
      fields: [t('calendars.one')],
    })),
  ].toSorted((a, b) => a.title.localeCompare(b.title, i18n.language));
  const oneMore = {
    path: 'settings/booking/calendars/new',
    title: t('calendars.new'),
    about: t('calendars.newAbout'),
    fields: [],
  };
  const found = [...pages, ...(may('bookings.settings') ? [oneMore] : [])].filter(
    ({ title, about, fields }) => containsAll([title, about, ...fields], typed),
  );
  return (
    <div className="page">
      <h1>{t('title')}</h1>
      <TextField
        label={t('search')}
        hint={t('searchHint')}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {settingAreas.map((area) => {
        const shown = found.filter(({ path }) => areaOf(path) === area);
        return (
          shown.length > 0 && (
            <section key={area} className="stack tight" aria-label={t(`areas.${area}`)}>
              <h2>{t(`areas.${area}`)}</h2>
              <PageCards
                pages={shown.map(({ path, title, about }) => ({
                  to: sitePath(siteId, path),
                  title,
                  about,
                }))}
              />
            </section>
          )
        );
      })}
      {screens.length > 0 && found.length === 0 && <EmptyState title={t('none')} />}
    </div>
  );
}

/** A screen by its words: `<name>.title`, what it is for (`<name>.intro`), and its fields. */
function entryOf(screen: Screen, translate: TFunction) {
  const { path, title } = screen;
  const name = wordsOf(screen);
  const fields: unknown = translate(`${name}.fields`, { returnObjects: true });
  return {
    path: path.replace(/\/:.*$/, ''),
    title: translate(title),
    about: translate(`${name}.intro`),
    fields: fields !== null && typeof fields === 'object' ? Object.values(fields).map(String) : [],
  };
}

/** Whether every word that was typed is in one of the texts. */
const containsAll = (texts: readonly string[], typed: string): boolean => {
  const all = texts.map(foldText).join('\n');
  return foldText(typed)
    .split(' ')
    .every((word) => all.includes(word));
};
