import type { ReactNode } from 'react';
import type { Described, Row } from '#contract/kit/resource.ts';
import { isEditable } from '#contract/kit/steps.ts';
import { mayWrite } from '#contract/kit/field-rights.ts';
import { useMay } from '../use-may-write.ts';
import { FieldInput } from '../widgets/field-input.tsx';
import { FixedField } from './fixed-field.tsx';
import { useWordsOf } from '../words.ts';
import { restOf, sectionsOf } from './sections.ts';
import './record.css';

interface Props {
  resource: Described;
  row: Row;
  faults: Readonly<Record<string, string>>;
  onChange: (change: Partial<Row>) => void;
  /** The field that is said already by where the form stands. */
  without?: string | undefined;
  /** What stands for a field, where that is more than what asks for it. */
  around?: (name: string, input: ReactNode) => ReactNode;
}

/** The fields of a form, in their sections. */
export function RowFields({ resource, row, faults, onChange, without, around }: Props) {
  const words = useWordsOf(resource);
  const may = useMay();
  // What others decide later is nothing to be asked of a new one.
  const isShown = (name: string) => {
    const { when, ...field } = resource.fields[name] ?? {};
    if (when !== undefined && row[when] !== true) return false;
    return row.id !== 0 || mayWrite(field, may);
  };
  const input = (name: string) =>
    [name, ...restOf(resource, name)].map((one) =>
      mayWrite(resource.fields[one] ?? {}, may) && isEditable(resource, row, one) ? (
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
    );
  return (
    <div className="stack">
      {sectionsOf(resource, { written: true, without }).map(({ section, names }) => (
        <fieldset key={section ?? ''} className="section">
          {section !== null && <legend>{words.section(section)}</legend>}
          <div className="grid">
            {names.filter(isShown).map((name) => (
              <div key={name} data-kind={resource.fields[name]?.kind}>
                {around ? around(name, input(name)) : input(name)}
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
