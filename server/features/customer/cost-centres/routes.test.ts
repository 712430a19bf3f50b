import { costCentres } from '#contract/customer/cost-centres.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';

crudSuite(costCentres, {
  valid: () => ({
    code: unique('').slice(1),
    name: 'name',
    valid_from: '2026-01-01',
    valid_to: '2026-01-01',
    external_id: 'exte',
  }),
  changed: { code: 'codex' },
  wrong: { code: '' },
});
