import { use, useState } from 'react';
import type { Field } from '#contract/kit/field.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Row } from '#contract/kit/row.ts';
import type { ControlProps } from '#src/ui/input/field.tsx';
import { useNameOf } from '../filters/use-name-of.ts';
import { pathsOf } from '../resource-paths.ts';
import { ChoiceNote } from '../values/choice-note.ts';
import { MakeNew } from './make-new.ts';
import { ReferenceInput } from './reference-input.tsx';

// What stands within one row of another points at what stands within the same.
function amongOf({ name }: Resource, row: Row): Readonly<Record<string, string>> {
  const { field } = pathsOf(name)?.within ?? {};
  const owner = field === undefined ? undefined : row[field];
  return field !== undefined && typeof owner === 'number' ? { [field]: String(owner) } : {};
}

interface Props {
  control: ControlProps;
  field: Field;
  name: string;
  row: Row;
  onChange: (change: Partial<Row>) => void;
}

/** A field of a row that names one of another resource; one that is not there yet is made in a dialog, and chosen. */
export function RowReferenceInput({ control, field, name, row, onChange }: Props) {
  const [making, setMaking] = useState<string | null>(null);
  const renderNew = use(MakeNew);
  const of = field.of!();
  const value = row[name] as number | null;
  // One that an address names is known by its id alone.
  const unnamed = useNameOf(of, row.shown[name] === undefined ? value : null);
  const choose = (chosen: Row | null) => {
    const { [name]: _, ...others } = row.shown;
    const called = chosen?.[of.title];
    const brought = (field.brings ?? []).filter(
      (one) => row[one] === null && typeof chosen?.[one] === 'number',
    );
    onChange({
      ...Object.fromEntries(brought.map((one) => [one, chosen![one]])),
      [name]: chosen?.id ?? null,
      shown: {
        ...others,
        ...Object.fromEntries(brought.map((one) => [one, chosen!.shown[one] ?? ''])),
        ...(typeof called === 'string' && { [name]: called }),
      },
    });
  };
  return (
    <>
      <ReferenceInput
        control={control}
        of={of}
        among={amongOf(of, row)}
        value={value}
        shown={row.shown[name] ?? unnamed}
        onChoose={choose}
        onNew={renderNew ? setMaking : undefined}
      />
      <ChoiceNote name={of.name} id={value} />
      {renderNew?.({
        of,
        called: making,
        onMade: (made) => {
          setMaking(null);
          choose(made);
        },
        onClose: () => setMaking(null),
      })}
    </>
  );
}
