import { consignees } from '#contract/customer/consignees.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(consignees, { card: ['supplier', 'number', 'city'] });
