import { choice, instant, number, text, yesNo } from '../../kit/fields.ts';
import { resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';
import { jobProblems } from './agent-jobs.ts';
import { printerPorts, terminalPorts } from './printer-address.ts';

/**
 * The agents of a site: small programs that run beside cash registers, ask the server for what is to
 * be printed, and print it. See docs/decisions/053-register-agents.md.
 */
export const registerAgents = resource('register-agents', {
  feature: 'register-agents',
  path: '/v4/site/register-agents',
  of: 'site',
  read: 'cash.read',
  write: 'cash.settings',
  title: 'name',
  sort: 'name:asc',
  keys: [['name']],
  fields: {
    name: text(60, { required: true, list: true, sort: true, search: true }),
    state: states(
      // A new one is nothing yet: somebody has to pair a computer with it.
      { unpaired: 'all', paired: 'all', revoked: [] },
      { revoke: { from: ['unpaired', 'paired'], to: 'revoked' } },
    ),
    /** What the computer calls itself. */
    computer: text(100, { readOnly: true, list: true }),
    /** The version of its program. */
    program: text(20, { readOnly: true, list: true }),
    last_seen: instant({ readOnly: true, list: true, sort: true }),
    /** How many cash registers it serves. */
    registers: number({ from: 0, to: 1_000_000 }, { readOnly: true, counted: true, list: true }),
    /** What was wrong with its printer the last time; '' where it printed. */
    problem: choice(jobProblems, { readOnly: true, list: true }),
    printer: choice(['network', 'device', 'none'], { list: true }),
    /** Of a printer in the network of the site. */
    address: text(45, { when: ['printer', 'network'], hint: true }),
    port: number(printerPorts, { when: ['printer', 'network'], hint: true }),
    /** Of a printer at the computer: the file of its device. */
    device: text(60, { when: ['printer', 'device'], hint: true }),
    /** How many signs it has in a line: on paper of 80 mm by its letters, and of 58 mm. */
    columns: choice(['42', '48', '32'], {}),
    /** The cash drawer is opened by the printer. */
    drawer: yesNo({ default: true, hint: true }),
    /** Takes cards for the cash registers that the agent serves. */
    terminal: choice(['none', 'network'], { hint: true }),
    terminal_address: text(45, { when: ['terminal', 'network'], hint: true }),
    terminal_port: number(terminalPorts, { when: ['terminal', 'network'], hint: true }),
    /** What it is called in its own protocol. */
    terminal_name: text(60, { when: ['terminal', 'network'], hint: true }),
  },
  sections: {
    agent: ['name', 'state', 'computer', 'program', 'last_seen', 'registers', 'problem'],
    printer: ['printer', 'address', 'port', 'device', 'columns', 'drawer'],
    terminal: ['terminal', 'terminal_address', 'terminal_port', 'terminal_name'],
  },
});

/** How long after it was heard of an agent is taken to be there, in milliseconds: it asks every half minute. */
const heardFor = 90_000;

/** Whether an agent was heard of lately; `seen` is an instant as it stands on the wire. */
export const isOnline = (seen: string | null, now: Date): boolean =>
  seen !== null && now.getTime() - Date.parse(seen) < heardFor;
