import { cars } from '#contract/cars.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(cars, { card: ['customer_id', 'brand', 'model'] });
