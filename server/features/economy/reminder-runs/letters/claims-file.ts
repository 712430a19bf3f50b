import type { Language } from '#contract/platform/languages.ts';
import { csvBeginning, csvLine } from '#server/kit/sheet/csv.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import { say } from '#server/kit/words.ts';
import type { StoredClaim } from './letters-repo.ts';

const columns = [
  'number',
  'invoice_date',
  'due',
  'reference',
  'gross',
  'principal',
  'charges',
  'currency',
  'last_letter',
  'customer',
  'customer_number',
  'type',
  'org_number',
  'street',
  'zip',
  'city',
  'country',
  'email',
  'phone',
] as const;

/** Claims for who collects them: a line each, as CSV with a decimal comma. */
export function claimsFile(
  name: string,
  claims: readonly StoredClaim[],
  language: Language,
): FileAnswer {
  const heads = columns.map((column) => ({
    kind: 'text' as const,
    value: say(language, 'reminder-runs', `message.claims.${column}`),
  }));
  const lines = claims.map((claim) =>
    csvLine(
      columns.map((column) => {
        const value = claim[column];
        return typeof value === 'number'
          ? { kind: 'number' as const, value: value / 100, digits: 2 }
          : { kind: 'text' as const, value };
      }),
      language === 'en' ? '.' : ',',
    ),
  );
  const content = [csvBeginning + csvLine(heads, ','), ...lines].join('');
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', content };
}
