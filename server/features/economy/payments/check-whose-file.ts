import { paymentReferences } from '#contract/economy/payment-references/payment-references.ts';
import type { BankFile } from '#contract/money/bank/bank-file.ts';
import { senderOf } from '#server/kit/document/papers/sender-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { otherCompanyOfAgreement, otherCompanyPaidTo } from './payments-repo.ts';

/**
 * Refuses a file of the bank that is another company's of the chain, by the account that it was paid to
 * or the agreement that it came by: both would have the money. One of an agreement that nobody knows
 * is asked about, where the company has noted its own, until somebody says that it is theirs. What was
 * paid in another currency than the company counts in is refused, too: nobody says what it came to.
 */
export async function checkWhoseFile(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  { payments, agreements = [] }: BankFile,
  isOurs: boolean,
): Promise<void> {
  const accounts = [...new Set(payments.map(({ account }) => account))];
  const company =
    (await otherCompanyPaidTo(db, accounts)) ?? (await otherCompanyOfAgreement(db, agreements));
  if (company !== null) throw new AppError('payments.of_other_company', { company });
  const { currency } = await senderOf(db, caller);
  const foreign = payments.find((payment) => payment.currency !== currency);
  if (foreign)
    throw new AppError('payments.file_currency', { currency: foreign.currency, own: currency });
  const { agreement: own } = await settingsOf(db, paymentReferences, caller);
  const other = own === '' ? undefined : agreements.find((agreement) => agreement !== own);
  if (other !== undefined && !isOurs) {
    throw new AppError('payments.other_agreement', { other, own });
  }
}
