import { cashRegisterCalls } from '#contract/cash-register/register-calls.ts';
import { playOutside } from '#server/kit/demo/play-outside.ts';
import type { House } from '#server/kit/house.ts';
import { mount } from '#server/kit/mount.ts';
import { registerUrl } from './cash-register-repo.ts';

/** Where the cash register is; and with demo data a page that plays one. */
export function cashRegisterRoutes(house: House): void {
  mount(
    house,
    cashRegisterCalls,
  )({
    settings: async ({ db }) => ({ data: { url: await registerUrl(db) } }),
  });
  playOutside(house, new URL('./demo/', import.meta.url), {
    '/demo/easypos': 'easypos.html',
    '/demo/easypos.mjs': 'easypos.mjs',
    '/demo/easypos.css': 'easypos.css',
  });
}
