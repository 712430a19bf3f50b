import i18next from 'i18next';
import { customers } from '#contract/customers.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(customers, {
  card: ['phone', 'city', 'number'],
  status: ({ blocked }) =>
    blocked === true
      ? { tone: 'bad', text: i18next.t('customers:customers.fields.blocked') }
      : null,
});
