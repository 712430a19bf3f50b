import { useTranslation } from 'react-i18next';
import { looksLikeOrgNumber } from '#contract/kit/rules/org-number-rules.ts';
import { looksLikePlate } from '#contract/kit/rules/plate-rules.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Described } from '#contract/kit/resource.ts';

/** What is odd about a field, though it can be saved: a plate or a company's number that is not like its country's. */
export function useWarning({ fields }: Described, name: string, row: Row): string | undefined {
  const { t } = useTranslation('crud');
  const { kind } = fields[name] ?? {};
  const { [name]: value, ['country']: country } = row;
  if (typeof value !== 'string' || value.length < 2 || typeof country !== 'string')
    return undefined;
  if (kind === 'plate' && !looksLikePlate(value, country)) return t('warnings.plate');
  if (kind === 'org_number' && !looksLikeOrgNumber(value, country)) return t('warnings.orgNumber');
  return undefined;
}
