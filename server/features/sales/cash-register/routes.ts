import { cashRegisterCalls } from '#contract/sales/cash-register/register-calls.ts';
import { startSimulators } from '#server/kit/demo/simulators.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { registerUrl } from './cash-register-repo.ts';

/** Where the cash register is; and with demo data a page that plays one. */
export function cashRegisterRoutes(app: AppContext): void {
  mount(
    app,
    cashRegisterCalls,
  )({
    settings: async ({ db }) => ({ data: { url: await registerUrl(db) } }),
  });
  startSimulators(app, new URL('./demo/', import.meta.url), {
    '/demo/easypos': 'easypos.html',
    '/demo/easypos.mjs': 'easypos.mjs',
    '/demo/easypos.css': 'easypos.css',
  });
}
