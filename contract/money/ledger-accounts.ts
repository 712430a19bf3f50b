import { choice, date, text, yesNo } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';

/** The accounts that a company keeps its books by. People read "account". */
export const ledgerAccounts = resource('ledger-accounts', {
  feature: 'ledger-accounts',
  path: '/v4/site/ledger-accounts',
  of: 'company',
  read: 'ledger_accounts.read',
  write: 'ledger_accounts.write',
  title: 'number',
  sort: 'number:asc',
  keys: [['number']],
  fields: {
    number: text(10, { required: true, list: true, sort: true, search: true }),
    name: text(80, { required: true, list: true, search: true }),
    kind: choice(['asset', 'liability', 'equity', 'income', 'expense'], {
      list: true,
      filter: true,
    }),
    vat_code: text(10, { list: true }),
    cost_centre_required: yesNo({}),
    valid_from: date({}),
    valid_to: date({ list: true, notBefore: 'valid_from' }),
    /** Its code of the business specification of Norway, as SAF-T asks of each account. */
    standard_account: text(4, { hint: true }),
    external_id: text(60, {}),
  },
});
