import { billing } from '#contract/economy/billing.ts';
import type { Seller } from '#contract/economy/invoices/parties.ts';
import { ibanOf } from '#contract/money/bank-numbers.ts';
import type { Context } from '#server/kit/context.ts';
import { senderOf } from '#server/kit/document/papers/sender-repo.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { logoOf } from './logo/logo-repo.ts';

/** The company of the caller, as it stands on what it issues today. */
export async function sellerOf({ db, caller }: Context): Promise<Seller> {
  const terms = await settingsOf(db, billing, caller);
  const logo = (await logoOf(db, caller)) ?? '';
  const { company, org_number, country, currency } = await senderOf(db, caller);
  const { street, zip, city, vat_registered, in_register, f_tax, account, bic, closing } = terms;
  return {
    name: company,
    org_number,
    vat_registered,
    in_register,
    f_tax,
    street,
    zip,
    city,
    country,
    account,
    iban: ibanOf(account),
    bic,
    currency,
    closing,
    logo,
  };
}
