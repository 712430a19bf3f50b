import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasParts } from '#contract/kit/field.ts';
import { mayWrite } from '#contract/kit/field-rights.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Write } from '#src/data/writing/write.ts';
import { Button } from '#src/ui/button.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { useAction } from '../use-action.ts';
import { useMay } from '../use-may-write.ts';
import { FieldInput } from '../widgets/field-input.tsx';
import { useTranslations } from '../words.ts';
import { emptyRow } from '../record/empty-row.ts';

interface Props {
  resource: Resource;
  count: number;
  onSet: (write: Write, change: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** One field with the value that all rows selected shall have. */
export function SetField({ resource, count, onSet }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const { busy, actionError, run } = useAction();
  const may = useMay();
  const names = Object.keys(resource.fields).filter((name) => {
    const field = resource.fields[name]!;
    // What one is called by is nobody else's.
    return !hasParts(field) && !field.readOnly && mayWrite(field, may) && name !== resource.title;
  });
  const [name, setName] = useState(names[0] ?? '');
  const [row, setRow] = useState<Row>(() => emptyRow(resource));

  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run((write) => onSet(write, { [name]: row[name] }));
      }}
    >
      <SelectField
        label={t('bulk.field')}
        data-first-focus
        options={names.map((one) => ({ value: one, label: words.field(one) }))}
        value={name}
        onChoose={setName}
      />
      <FieldInput
        resource={resource}
        name={name}
        row={row}
        fieldError={actionError.fields[name] ?? actionError.fields[`change.${name}`]}
        onChange={(change) => setRow({ ...row, ...change })}
      />
      <SaveBar text={actionError.text} fieldErrors={actionError.fields}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('bulk.setSubmit', { count })}
        </Button>
      </SaveBar>
    </form>
  );
}
