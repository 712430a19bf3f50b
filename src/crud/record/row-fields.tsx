import { useRef, type ReactNode } from 'react';
import type { Row } from '#contract/kit/row.ts';
import type { Described } from '#contract/kit/resource.ts';
import { isEditable } from '#contract/kit/steps.ts';
import { mayWrite } from '#contract/kit/field-rights.ts';
import type { OwnInputs } from '../widgets/own-input.ts';
import { useMay } from '../use-may-write.ts';
import { FieldInput } from '../widgets/field-input.tsx';
import { FixedField } from './fixed-field.tsx';
import { Following, type Follow } from '../widgets/following.ts';
import { useTranslations } from '../words.ts';
import { restOf, sectionsOf } from './sections.ts';
import './record.css';

interface Props {
  resource: Described;
  row: Row;
  fieldErrors: Readonly<Record<string, string>>;
  onChange: (change: Partial<Row>) => void;
  /** The field that is said already by where the form stands. */
  without?: string | undefined;
  /** Fields that are asked for in a way of their own. */
  inputs?: OwnInputs | undefined;
  /** What stands for a field, where that is more than what asks for it. */
  around?: (name: string, input: ReactNode) => ReactNode;
}

/** The fields of a form, in their sections. */
export function RowFields({
  resource,
  row,
  fieldErrors,
  onChange,
  without,
  inputs = {},
  around,
}: Props) {
  const words = useTranslations(resource);
  const may = useMay();
  const follow = useRef<Follow>(null);
  const change = (part: Partial<Row>) => onChange(follow.current?.(part) ?? part);
  // What others decide later is nothing to be asked of a new one.
  const isShown = (name: string) => {
    const field = resource.fields[name] ?? {};
    return row.id !== 0 || mayWrite(field, may);
  };
  // What is settled once it is written is entered before.
  const isOpen = (name: string) => row.id === 0 || isEditable(resource, row, name);
  const input = (name: string) =>
    [name, ...restOf(resource, name)].map((one) =>
      mayWrite(resource.fields[one] ?? {}, may) && isOpen(one) ? (
        <FieldInput
          key={one}
          resource={resource}
          name={one}
          row={row}
          own={inputs[one]}
          fieldError={errorOf(fieldErrors, one)}
          fieldErrors={fieldErrors}
          onChange={change}
        />
      ) : (
        <FixedField key={one} resource={resource} name={one} row={row} />
      ),
    );
  const said = without === undefined ? [] : [without];
  return (
    <Following value={follow}>
      <div className="stack">
        {sectionsOf(resource, { written: true, without: said, row }).map(({ section, names }) => (
          <fieldset key={section ?? ''} className="section">
            {section !== null && <legend>{words.section(section)}</legend>}
            <div className="grid">
              {names.filter(isShown).map((name) => (
                <div
                  key={name}
                  data-name={name}
                  data-kind={resource.fields[name]?.kind}
                  data-brings={resource.fields[name]?.brings && true}
                >
                  {around ? around(name, input(name)) : input(name)}
                </div>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Following>
  );
}

/** What is wrong with a field, or with one of its parts. */
const errorOf = (fieldErrors: Props['fieldErrors'], name: string): string | undefined =>
  fieldErrors[name] ??
  Object.entries(fieldErrors).find(([part]) => part.startsWith(`${name}.`))?.[1];
