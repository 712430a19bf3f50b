import { reminderRuns } from '#contract/economy/reminder-runs/reminder-runs.ts';
import { reminderSettings } from '#contract/economy/reminder-runs/reminder-settings.ts';
import { fillBilling } from '#tests/support/economy/billing-of.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';

crudSuite(reminderRuns, {
  valid: () => ({ name: unique('Run'), until: '2099-12-31' }),
  changed: { least: 500_00 },
  wrong: { until: 'soon' },
  prepare: async (me) => {
    await fillBilling(me);
    return {};
  },
});

settingsSuite(reminderSettings, { changed: { grace: 7 }, wrong: { grace: 61 } });
