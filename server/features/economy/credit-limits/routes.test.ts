import { creditRequests } from '#contract/economy/credit-limits/credit-requests.ts';
import { creditSettings } from '#contract/economy/credit-limits/credit-settings.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';

crudSuite(creditRequests, {
  valid: () => ({ reason: 'New contract', wanted_limit: 10_000_00, until: '2099-01-01' }),
  changed: { reason: 'Contract from May' },
  wrong: { wanted_limit: -1 },
  stepInputs: { refuse: { because: 'Pays late' } },
  // Nobody approves their own.
  stands: { asked: () => ({ asked_by: null }) },
});

settingsSuite(creditSettings, {
  changed: { company_limit: 20_000_00, approves_up_to: 5_000_00 },
  wrong: { private_limit: -1 },
});
