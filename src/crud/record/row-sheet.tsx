import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { Loaded, type ShownQuery } from '../loaded.tsx';
import { Value } from '../values/value.tsx';
import { useTranslations } from '../words.ts';
import { sectionsOf } from './sections.ts';
import './record.css';

// Most have none.
const LinesSheet = lazyScreen(async () => (await import('../document/lines-sheet.tsx')).LinesSheet);

interface Props {
  resource: Resource;
  row: Row;
  /** How it was read. */
  query: ShownQuery<unknown>;
  /** The fields that are said already by where it stands. */
  without: readonly string[];
}

/** One to read, section by section. */
export function RowSheet({ resource, row, query, without }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const isLines = (name: string) => resource.fields[name]?.kind === 'lines';
  return (
    <>
      {query.error && <Loaded query={query} />}
      <div className="stack">
        {sectionsOf(resource, { written: false, without, row }).map(({ section, names }) => (
          <section key={section ?? ''} className="section">
            {section !== null && <h2>{words.section(section)}</h2>}
            {names.some(isLines) && <LinesSheet resource={resource} row={row} />}
            <dl className="grid">
              {names
                .filter((name) => !isLines(name))
                .map((name) => (
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
