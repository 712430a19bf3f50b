import type { Resource, Row } from '#contract/kit/resource.ts';
import { mayWrite } from '#contract/kit/field-rights.ts';
import { useMay } from '../use-may-write.ts';
import { FieldInput } from '../widgets/field-input.tsx';
import { FixedField } from './fixed-field.tsx';
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
  const may = useMay();
  // What others decide later is nothing to be asked of a new one.
  const isShown = (name: string) => row.id !== 0 || mayWrite(resource.fields[name] ?? {}, may);
  return (
    <div className="stack">
      {sectionsOf(resource, { written: true, without }).map(({ section, names }) => (
        <fieldset key={section ?? ''} className="section">
          {section !== null && <legend>{words.section(section)}</legend>}
          <div className="grid">
            {names.filter(isShown).map((name) => (
              <div key={name} data-kind={resource.fields[name]?.kind}>
                {[name, ...restOf(resource, name)].map((one) =>
                  mayWrite(resource.fields[one] ?? {}, may) ? (
                    <FieldInput
                      key={one}
                      resource={resource}
                      name={one}
                      row={row}
                      fault={faults[one]}
                      onChange={onChange}
                    />
                  ) : (
                    <FixedField key={one} resource={resource} name={one} row={row} />
                  ),
                )}
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
