import type { Screen } from '#src/navigation/screen.ts';

/** One's own account: the id in the path is the person's. */
export const preferencesScreens: readonly Screen[] = [
  {
    path: ':id/user/edit_all',
    title: 'preferences:preferences.heading',
    words: ['crud'],
    load: () => import('./preferences-screen.tsx'),
  },
  {
    path: ':id/user_settings/main',
    title: 'preferences:settings.heading',
    words: ['crud'],
    load: () => import('./settings-screen.tsx'),
  },
  {
    path: ':id/user/change_pw',
    title: 'preferences:password.heading',
    words: ['session'],
    load: () => import('./password-screen.tsx'),
  },
];

/** What is opened from a mail. */
export const openPreferencesScreens: readonly Screen[] = [
  {
    path: 'email/unsubscribe',
    title: 'preferences:unsubscribe.heading',
    access: 'public',
    layout: 'unAuthenticated',
    withoutSite: true,
    load: () => import('./unsubscribe-screen.tsx'),
  },
];
