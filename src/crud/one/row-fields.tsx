import type { Resource, Row } from '#contract/kit/resource.ts';
import { FieldInput } from '../widgets/field-input.tsx';
import { useWordsOf } from '../words.ts';
import { sectionsOf } from './sections.ts';
import './one.css';

interface Props {
  resource: Resource;
  row: Row;
  faults: Readonly<Record<string, string>>;
  onChange: (change: Partial<Row>) => void;
}

/** The fields of a form, in their sections. */
export function RowFields({ resource, row, faults, onChange }: Props) {
  const words = useWordsOf(resource);
  return (
    <div className="row-sections">
      {sectionsOf(resource, { written: true }).map(({ section, names }) => (
        <fieldset key={section ?? ''} className="row-section">
          {section !== null && <legend>{words.section(section)}</legend>}
          <div className="row-fields">
            {names.map((name) => (
              <div key={name} data-kind={resource.fields[name]?.kind}>
                <FieldInput
                  resource={resource}
                  name={name}
                  row={row}
                  fault={faults[name]}
                  onChange={onChange}
                />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
