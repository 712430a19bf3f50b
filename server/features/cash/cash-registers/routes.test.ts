import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { fillBilling } from '#tests/support/economy/billing-of.ts';
import { unique } from '#tests/support/factories/unique.ts';

crudSuite(cashRegisters, {
  valid: () => ({ name: unique('Register') }),
  changed: { footer: 'Welcome back' },
  wrong: { change_float: -1 },
  stepInputs: { close: { because: 'Sold' }, declare: { is_real: true } },
  stands: { declared: () => ({ declared_on: '2026-01-15' }) },
  prepare: async (me) => {
    await fillBilling(me);
    return {};
  },
});
