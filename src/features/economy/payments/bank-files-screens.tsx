import { bankFiles } from '#contract/economy/payments/payments.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { BankFileHead } from './bank-file-head.tsx';

export default screensOf(bankFiles, {
  card: ['read_at', 'payments', 'amount', 'waiting'],
  head: BankFileHead,
  more: [{ path: 'payments/match', title: 'payments:match.read', right: 'payments.write' }],
});
