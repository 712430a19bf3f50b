import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { customers } from '#contract/customer/customers.ts';
import type { Row } from '#contract/kit/row.ts';
import { Value } from '#src/crud/values/value.tsx';
import { chosen, takesBoth, type Choice } from './merge-rules.ts';

interface Props {
  name: string;
  label: string;
  kept: Row;
  other: Row;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** One field in which two customers differ: a press on a value chooses it. */
export function MergeField({ name, label, kept, other, choice, onChoose }: Props) {
  const { t } = useTranslation('merge-and-privacy');
  const group = useId();
  const choices: readonly Choice[] = takesBoth(name)
    ? ['kept', 'other', 'both']
    : ['kept', 'other'];
  const rowOf = (one: Choice): Row =>
    one === 'other' ? other : { ...kept, [name]: chosen(name, one, kept, other) };
  const wordOf = {
    kept: t('merge.kept', { number: kept['number'] }),
    other: t('merge.other', { number: other['number'] }),
    both: t('merge.both'),
  };
  return (
    <fieldset>
      <legend>{label}</legend>
      {choices.map((one) => (
        <label key={one} className="check">
          <input
            type="radio"
            name={group}
            checked={choice === one}
            onChange={() => onChoose(one)}
          />
          <span>
            <span className={one === 'both' ? 'muted small' : 'merge-whose muted small'}>
              {wordOf[one]}
            </span>{' '}
            <Value resource={customers} name={name} row={rowOf(one)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
