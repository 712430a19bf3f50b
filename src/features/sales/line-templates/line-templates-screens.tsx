import { lineTemplates } from '#contract/sales/line-templates.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(lineTemplates, { card: ['gross'] });
