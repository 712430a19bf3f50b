import { agreementCars } from '#contract/customer/agreements.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(agreementCars, { card: ['agreement_id', 'driver'] });
