import type { Screen } from '#src/navigation/screen.ts';

const open = {
  access: 'public',
  layout: 'unAuthenticated',
  withoutSite: true,
  placeholder: true,
  load: () => import('./places-screens.tsx'),
} as const;

/** What is opened from a link, without a login, and is not here yet: whoever comes is told so, and not sent to the login. */
export const openPlaceholders: readonly Screen[] = [
  { ...open, path: 'supplier/order', title: 'legacy:open.supplierOrder', part: 'supplierOrder' },
  {
    ...open,
    path: 'integrations/fortnox/before-auth',
    title: 'legacy:open.fortnox',
    part: 'fortnox',
  },
  {
    ...open,
    path: 'integrations/fortnox/after-auth',
    title: 'legacy:open.fortnox',
    part: 'fortnox',
  },
  {
    ...open,
    path: 'billing/settlement/:token',
    title: 'legacy:open.settlement',
    part: 'settlement',
  },
];
