import { orderChecks } from '#contract/sales/order-work/order-checks.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(orderChecks, { card: ['needed', 'photo'] });
