import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { importsCalls, type Import } from '#contract/lists/imports.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  resource: Resource;
  onOpen: (one: Pick<Import, 'id' | 'state'>) => void;
}

/** The last files that came in here: to see what they did, or to undo one. */
export function LastImports({ resource, onOpen }: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const input = { query: { resource: resource.name } };
  const imports = useQuery(queryFor(siteId, importsCalls.list, input)).data?.data ?? [];
  if (imports.length === 0) return null;
  return (
    <section className="section">
      <h2>{t('import.last')}</h2>
      <ul className="options">
        {imports.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onOpen(one)}>
              <b>{one.file_name}</b>{' '}
              <span>
                <Facts
                  of={[
                    t(`import.states.${one.state}`),
                    `${showDate(one.created_at)} ${showTime(one.created_at)}`,
                    one.created_by,
                    ...(['new', 'changed', 'gone', 'wrong', 'asked'] as const).map(
                      (kind) =>
                        one.counts[kind] > 0 &&
                        t(`import.counts.${kind}`, { count: one.counts[kind] }),
                    ),
                  ]}
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
