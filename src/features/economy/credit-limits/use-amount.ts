import { useTranslation } from 'react-i18next';
import { creditRequests } from '#contract/economy/credit-limits/credit-requests.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** Says amounts in minor units, in the currency of the company once that is known. */
export function useAmount(): (minor: number) => string {
  const { i18n } = useTranslation('credit-limits');
  const words = useTranslations(creditRequests);
  // What came before the currency is said again with it.
  useLoaded(useSiteId(), shellCalls.profile);
  return (minor) => moneyText(minor, words, i18n.language);
}
