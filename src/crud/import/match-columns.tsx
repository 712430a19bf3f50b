import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayWrite } from '#contract/kit/field-rights.ts';
import type { Import } from '#contract/lists/imports.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { Select } from '#src/ui/input/select.tsx';
import { useMay } from '../use-may-write.ts';
import { useTranslations } from '../words.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

type Marks = Import['columns'][number]['mark'][];

// Three digits behind the only mark of a number are decimals, or thousands.
const ambiguous = /^\D*[1-9]\d{0,2}[.,]\d{3}\D*$/;

interface Props {
  resource: Resource;
  columns: Import['columns'];
  given: Import['given'];
  busy: boolean;
  /** The field of each column, in their order, null for one that is left out; and the decimal mark of each that is open. */
  onCheck: (fields: (string | null)[], marks: Marks) => void;
}

/** Which column of the file is which field; what they seem to be stands there already. */
export function MatchColumns({ resource, columns, given, busy, onCheck }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const may = useMay();
  const [marks, setMarks] = useState<Marks>(() => columns.map(({ mark }) => mark));
  const [fields, setFields] = useState(() => columns.map(({ field }) => field));
  const writable = Object.keys(resource.fields).filter((name) => {
    const { readOnly, write } = resource.fields[name] ?? {};
    return !readOnly && !(name in given) && mayWrite({ write }, may);
  });
  const isNumber = (name: string | null | undefined) =>
    ['number', 'money', 'percent'].includes(resource.fields[name ?? '']?.kind ?? '');
  const options = [
    { value: '', label: t('import.leaveOut') },
    ...writable.map((value) => ({ value, label: words.field(value) })),
  ];
  const missing = writable.filter(
    (name) => resource.fields[name]?.required && !fields.includes(name),
  );

  return (
    <section className="section import-match">
      <h2>{t('import.match')}</h2>
      <div className="scroll">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('import.column')}</th>
              <th scope="col">{t('import.samples')}</th>
              <th scope="col">{t('import.field')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ heading, samples, is_open }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place in the file
              <tr key={`${at} ${heading}`}>
                <th scope="row">{heading}</th>
                <td>
                  <Facts of={samples.filter(Boolean).slice(0, 3)} />
                </td>
                <td className="field">
                  <Select
                    aria-label={t('import.fieldOf', { column: heading })}
                    options={options.filter(
                      ({ value }) =>
                        value === '' || value === fields[at] || !fields.includes(value),
                    )}
                    value={fields[at] ?? ''}
                    onChoose={(value) =>
                      setFields(fields.map((one, index) => (index === at ? value || null : one)))
                    }
                  />
                  {is_open && isNumber(fields[at]) && (
                    <SelectField
                      label={t('import.mark', {
                        sample: samples.find((one) => ambiguous.test(one)) ?? '345,125',
                      })}
                      options={[
                        { value: '', label: t('import.marks.open') },
                        { value: ',', label: t('import.marks.comma') },
                        { value: '.', label: t('import.marks.point') },
                      ]}
                      value={marks[at] ?? ''}
                      onChoose={(value) =>
                        setMarks(marks.map((one, index) => (index === at ? value || null : one)))
                      }
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {missing.length > 0 && (
        <p className="field-hint">
          {t('import.missing', { fields: missing.map(words.field).join(', ') })}
        </p>
      )}
      <Button variant="primary" busy={busy} onClick={() => onCheck(fields, marks)}>
        {t('import.check')}
      </Button>
    </section>
  );
}
