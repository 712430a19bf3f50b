import type { RulesOfLines } from '../../kit/document/by-rule.ts';
import { autoInputsCalls } from './auto-calls.ts';
import { autoOutcomes, type AutoInputs } from './auto-lines.ts';

/** What is added to orders by rule. */
export const linesByRule: RulesOfLines = {
  inputs: autoInputsCalls.inputs,
  queryOf: ({ customer_id: customer, car_id: car, booking_id: booking }, ids) => ({
    ...(ids.length > 0 && { product_ids: ids.join(',') }),
    ...(customer != null && { customer_id: customer }),
    ...(car != null && { car_id: car }),
    ...(booking != null && { booking_id: booking }),
  }),
  outcomes: (inputs, lines, options) =>
    autoOutcomes((inputs as { data: AutoInputs }).data, lines, options),
};
