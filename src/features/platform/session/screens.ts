import type { Screen } from '#src/navigation/screen.ts';

const open = { access: 'public', layout: 'unAuthenticated', withoutSite: true } as const;
const own = { layout: 'unAuthenticated', withoutSite: true } as const;

/** Coming in, choosing where, and leaving. */
export const sessionScreens: readonly Screen[] = [
  {
    ...open,
    path: 'login',
    title: 'session:login.heading',
    load: () => import('./login-screen.tsx'),
  },
  {
    ...open,
    path: 'forgot',
    title: 'session:forgot.heading',
    load: () => import('./password/forgot-screen.tsx'),
  },
  {
    ...open,
    path: 'forgot/:token',
    title: 'session:reset.heading',
    load: () => import('./password/reset-screen.tsx'),
  },
  {
    ...own,
    path: 'choose-site',
    title: 'session:choose.heading',
    load: () => import('./choose-site-screen.tsx'),
  },
  {
    ...own,
    path: 'logout',
    title: 'session:logout.heading',
    load: () => import('./logout-screen.tsx'),
  },
];

/** For superusers: letting in who lost their second factor. */
export const accountScreens: readonly Screen[] = [
  {
    path: 'sysop/accounts',
    title: 'session:accounts.heading',
    beginsTyping: true,
    rights: ['accounts.help'],
    load: () => import('./accounts/accounts-screen.tsx'),
  },
];
