import { useTranslation } from 'react-i18next';
import type { Import } from '#contract/lists/imports.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { valueText } from '../values/value-text.ts';
import { useTranslations } from '../words.ts';

interface Props {
  resource: Resource;
  changes: Import['preview'][number]['changes'];
}

/** What a row of a file changes: of each field what it was and what it becomes. */
export function RowChanges({ resource, changes }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const value = (name: string, of: unknown) => {
    const field = resource.fields[name];
    return (field ? valueText(field, name, of, words) : '') || '–';
  };
  return (
    <ul>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {t('history.change', {
            field: words.field(field),
            from: value(field, from),
            to: value(field, to),
          })}
        </li>
      ))}
    </ul>
  );
}
