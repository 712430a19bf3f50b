import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** The agents of a site: what prints the receipts of its cash registers. */
export const registerAgentsScreens: readonly Screen[] = crudScreens(
  {
    title: 'register-agents:register-agents.title',
    read: 'cash.read',
    write: 'cash.settings',
    list: 'payment/cash-register/setup/agents',
    add: 'payment/cash-register/setup/agents/new',
    one: 'payment/cash-register/setup/agent/:id',
  },
  () => import('./register-agents-screens.tsx'),
);
