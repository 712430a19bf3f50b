import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import type { Described } from '#contract/kit/resource.ts';
import type * as OddValue from './odd-value.ts';
import { logProblem } from '#src/device/log.ts';
import { loadChunk } from '#src/device/lost-chunk.ts';

// The countries' rules come when a form asks for something that has one.
let known: typeof OddValue | undefined;
const load = () => import('./odd-value.ts');

/** What is odd about a field, though it can be saved: a plate, a postcode or a company's number that is not like its country's. */
export function useWarning({ fields }: Described, name: string, row: Row): string | undefined {
  const { t } = useTranslation('crud');
  const [rules, setRules] = useState(known);
  const { kind } = fields[name] ?? {};
  const { [name]: value, ['country']: country } = row;
  const isRuled =
    (kind === 'plate' || kind === 'org_number' || name === 'zip') && typeof country === 'string';
  useEffect(() => {
    if (!isRuled || rules) return;
    loadChunk(load).then(
      (loaded) => {
        known = loaded;
        setRules(loaded);
      },
      (cause: unknown) => logProblem('The rules of the countries did not come', cause),
    );
  }, [isRuled, rules]);
  if (!isRuled || !rules || typeof value !== 'string' || value.length < 2) return undefined;
  if (kind === 'plate') return rules.isOddPlate(value, country) ? t('warnings.plate') : undefined;
  if (kind === 'org_number')
    return rules.isOddOrgNumber(value, country) ? t('warnings.orgNumber') : undefined;
  return rules.isOddPostcode(value, country) ? t('warnings.postcode') : undefined;
}
