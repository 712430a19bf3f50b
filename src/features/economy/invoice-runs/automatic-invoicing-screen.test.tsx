import { automaticInvoicing } from '#contract/economy/invoice-runs/automatic-invoicing.ts';
import { settingIsKept } from '#tests/support/in-browser/entered-and-read.tsx';
import { invoiceRunsScreens } from './screens.ts';

settingIsKept(automaticInvoicing, invoiceRunsScreens, {
  path: 'economy/automate_invoicing/config',
  label: 'At least',
  value: '500.00',
});
