import { costCentres } from '#contract/customer/cost-centres.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(costCentres, { card: ['name', 'valid_from', 'valid_to'] });
