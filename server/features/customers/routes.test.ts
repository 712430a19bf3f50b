import { customers } from '#contract/customers.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';

crudSuite(customers, {
  valid: () => ({ name: 'Kari Nilsen', email: 'kari@post.example', tags: ['VIP'] }),
  changed: { city: 'Oslo', payment_days: 14 },
  wrong: { name: ' ', email: 'kari', payment_days: 121, type: 'friend' },
});
