import i18next from 'i18next';
import { isOnline, registerAgents } from '#contract/cash/register-agents/register-agents.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { serverNow } from '#src/data/server-time.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';

// A tab comes when somebody opens it.
const ConnectionTab = lazyScreen(async () => (await import('./connection-tab.tsx')).ConnectionTab);

const byState = statusBy(registerAgents, 'state', { unpaired: 'warn', revoked: 'idle' });

export default screensOf(registerAgents, {
  card: ['computer', 'registers', 'last_seen'],
  // Of one that is paired it matters whether it is there.
  status: (row) => {
    if (row['state'] !== 'paired') return byState(row);
    return isOnline(row['last_seen'] as string | null, new Date(serverNow()))
      ? { tone: 'ok', text: i18next.t('register-agents:online'), field: 'state' }
      : { tone: 'bad', text: i18next.t('register-agents:offline'), field: 'state' };
  },
  tabs: [{ name: 'connection', title: 'register-agents:tab', of: ConnectionTab, first: true }],
});
