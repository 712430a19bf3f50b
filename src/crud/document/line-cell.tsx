import type { Line, Lines } from '#contract/kit/document/lines.ts';
import type { CalculatedBy } from '#contract/money/document-lines.ts';
import { Select } from '#src/ui/input/select.tsx';
import { NumberInput } from '../widgets/number-input.tsx';
import type { ResourceWords } from '../words.ts';
import { problemOf } from './line-problems.ts';
import { vatOptions } from './vat-options.ts';

interface Props {
  lines: Lines;
  name: string;
  line: Line;
  by: CalculatedBy;
  words: ResourceWords;
  onChange: (change: Readonly<Record<string, unknown>>) => void;
}

/** What asks for one field of a line, in a cell of the grid. */
export function LineCell({ lines, name, line, by, words, onChange }: Props) {
  const field = lines.fields[name]!;
  const value = line[name];
  const wrong = problemOf(lines, name, value, by) !== undefined;
  const control = {
    id: `line-${line.key}-${name}`,
    'aria-describedby': wrong ? `line-${line.key}-${name}-wrong` : undefined,
    'aria-invalid': wrong,
    'aria-label': words.field(name),
    'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown Control+Delete',
  };
  const set = (next: unknown) => onChange({ [name]: next });
  if (name === 'vat_code') {
    return (
      <Select
        {...control}
        options={vatOptions(by, String(value))}
        value={String(value)}
        onChoose={set}
      />
    );
  }
  if (field.kind === 'choice') {
    return (
      <Select {...control} options={words.options(name)} value={String(value)} onChoose={set} />
    );
  }
  if (field.kind === 'text') {
    return (
      <input
        {...control}
        maxLength={field.most}
        autoComplete="off"
        value={String(value)}
        onChange={({ target }) => set(target.value)}
      />
    );
  }
  if (field.kind === 'date') {
    return (
      <input
        {...control}
        type="date"
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => set(target.value || null)}
      />
    );
  }
  return (
    <NumberInput
      control={control}
      digits={field.digits ?? 0}
      value={typeof value === 'number' || typeof value === 'string' ? value : null}
      onChange={set}
    />
  );
}
