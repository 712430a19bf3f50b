import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { Health } from './health.tsx';

export default screensOf(cashRegisters, {
  card: ['number', 'health'],
  cells: { health: { width: 160, Cell: Health } },
  status: statusBy(cashRegisters, 'state', { practice: 'warn', declared: 'ok' }),
  more: [
    {
      path: 'payment/cash-register/sell',
      title: 'cash-registers:sell.title',
      right: 'cash.sell',
    },
  ],
});
