import { join } from 'node:path';

/** Where the files of the authorities are (docs/law.md): this project runs only where that is said. */
const law = process.env.LAW ?? '';

export const schemas = join(law, 'ubl-2.1');
export const saft = join(law, 'saft-financial', 'Norwegian_SAF-T_Financial_Schema_v_1.30.xsd');
export const cashRegister = join(
  law,
  'saft-cash-register',
  'Norwegian_SAF-T_Cash_Register_Schema_v_1.00.xsd',
);
export const rules = (name: string) => join(law, 'peppol-bis-3', 'xslt', `${name}.xslt`);
export const reminders = (...path: readonly string[]) => join(law, 'ehf-reminder-3', ...path);
export const responses = (...path: readonly string[]) =>
  join(law, 'peppol-bis-3', 'invoice-response', ...path);
export const own = (...path: readonly string[]) => join(law, 'own', ...path);
/** A sample of what banks send. */
export const bank = (...path: readonly string[]) => join(law, ...path);
