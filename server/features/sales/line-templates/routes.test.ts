import { lineTemplates } from '#contract/sales/line-templates.ts';
import { documentSuite } from '#tests/support/documents/document-suite.ts';

documentSuite(lineTemplates, {
  valid: () => ({ name: 'Season swap' }),
  changed: { name: 'Season swap with wash' },
  wrong: { name: '' },
  line: () => ({ kind: 'work', description: 'Wheel change' }),
});
