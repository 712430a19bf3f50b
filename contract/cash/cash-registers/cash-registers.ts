import { choice, date, money, reference, text, yesNo } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';
import { registerAgents } from '../register-agents/register-agents.ts';

/**
 * The cash registers of a site. What is entered at one stands in its journal, which nobody changes; its
 * number and its country are for good. See docs/decisions/052-cash-registers.md.
 */
export const cashRegisters = resource('cash-registers', {
  feature: 'cash-registers',
  path: '/v4/site/cash-registers',
  of: 'site',
  read: 'cash.read',
  write: 'cash.settings',
  title: 'name',
  sort: 'number:asc',
  keys: [['name']],
  fields: {
    name: text(60, { required: true, list: true, sort: true, search: true }),
    /** In the series of its company; on receipts, and in the file for the authorities. */
    number: text(10, { readOnly: true, list: true, sort: true }),
    /** That of its company when it was made: its law is what the register does. */
    country: text(2, { readOnly: true }),
    state: states(
      { practice: 'all', declared: 'all', closed: [] },
      {
        /** Before anything was entered at it, and for good. */
        declare: {
          from: ['practice'],
          to: 'declared',
          asks: { is_real: yesNo({ hint: true }) },
        },
        close: {
          from: ['practice', 'declared'],
          to: 'closed',
          asks: { because: text(200, { required: true }) },
        },
      },
    ),
    closed_because: text(200, { readOnly: true }),
    /** Since when its sales are real; nothing of one that is for practice. */
    declared_on: date({ readOnly: true }),
    /** By which declaration of the program, as the operator has said. */
    declaration: text(200, { readOnly: true }),
    /** What the last check of its journal found. */
    health: choice(['unchecked', 'good', 'bad'], { readOnly: true, list: true }),
    /** Where nobody pays in coins and notes there is none. */
    has_drawer: yesNo({ default: true, list: true, hint: true }),
    /** What is in the drawer for change when a day begins. */
    change_float: money({ hint: true }),
    /** What stands on receipts above and below. */
    header: text(200, { hint: true }),
    footer: text(200, {}),
    /** Prints its receipts and reports, and opens its drawer. */
    agent_id: reference((): Resource => registerAgents, { filter: true, hint: true }),
  },
  sections: {
    register: [
      'name',
      'number',
      'country',
      'state',
      'declared_on',
      'declaration',
      'closed_because',
      'health',
    ],
    drawer: ['has_drawer', 'change_float'],
    receipts: ['agent_id', 'header', 'footer'],
  },
});

/** Whether what is entered at a register sells nothing; one that is closed stays what it was. */
export const isForPractice = ({ declared_on }: { readonly declared_on: string | null }): boolean =>
  declared_on === null;
