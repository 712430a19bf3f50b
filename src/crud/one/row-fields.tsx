import type { Resource, Row } from '#contract/kit/resource.ts';
import { FieldInput } from '../widgets/field-input.tsx';
import { useWordsOf } from '../words.ts';
import { restOf, sectionsOf } from './sections.ts';
import './one.css';

interface Props {
  resource: Resource;
  row: Row;
  faults: Readonly<Record<string, string>>;
  onChange: (change: Partial<Row>) => void;
  /** The field that is said already by where the form stands. */
  without?: string | undefined;
}

/** The fields of a form, in their sections. */
export function RowFields({ resource, row, faults, onChange, without }: Props) {
  const words = useWordsOf(resource);
  return (
    <div className="row-sections">
      {sectionsOf(resource, { written: true, without }).map(({ section, names }) => (
        <fieldset key={section ?? ''} className="row-section">
          {section !== null && <legend>{words.section(section)}</legend>}
          <div className="row-fields">
            {names.map((name) => (
              <div key={name} data-kind={resource.fields[name]?.kind}>
                {[name, ...restOf(resource, name)].map((one) => (
                  <FieldInput
                    key={one}
                    resource={resource}
                    name={one}
                    row={row}
                    fault={faults[one]}
                    onChange={onChange}
                  />
                ))}
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
