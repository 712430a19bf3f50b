import { useTranslation } from 'react-i18next';
import type { Resource, Row } from '#contract/kit/resource.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import { answeredAt } from '#src/data/server-time.ts';
import { OfflineNote } from '#src/ui/state/offline-note.tsx';
import { Value } from '../values/value.tsx';
import { useWordsOf } from '../words.ts';
import { sectionsOf } from './sections.ts';
import './one.css';

interface Props {
  resource: Resource;
  row: Row;
  /** How it was read. */
  query: { readonly error: Error | null; readonly dataUpdatedAt: number };
  /** The field that is said already by where it stands. */
  without?: string;
}

/** One to read, section by section. */
export function RowSheet({ resource, row, query, without }: Props) {
  const { t } = useTranslation('crud');
  const words = useWordsOf(resource);
  return (
    <>
      {query.error instanceof OfflineError && <OfflineNote asOf={answeredAt(query)} />}
      <div className="stack">
        {sectionsOf(resource, { written: false, without }).map(({ section, names }) => (
          <section key={section ?? ''} className="section">
            {section !== null && <h2>{words.section(section)}</h2>}
            <dl className="grid">
              {names.map((name) => (
                <div key={name} data-kind={resource.fields[name]?.kind}>
                  <dt>
                    {resource.fields[name]?.kind === 'address' ? t('address') : words.field(name)}
                  </dt>
                  <dd>
                    <Value resource={resource} name={name} row={row} linked />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
