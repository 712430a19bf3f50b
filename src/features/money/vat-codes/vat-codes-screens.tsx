import { vatCodes } from '#contract/money/vat-codes.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(vatCodes, { card: ['name', 'rate', 'valid_from'] });
