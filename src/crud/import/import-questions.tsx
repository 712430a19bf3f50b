import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Import } from '#contract/lists/imports.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { RowChanges } from './row-changes.tsx';

type Question = Import['questions'][number];
export type Answer = { row: number; answer: NonNullable<Question['answer']> };

interface Props {
  resource: Resource;
  questions: readonly Question[];
  busy: boolean;
  onAnswer: (answers: Answer[]) => void;
}

/** Rows that may be one of the register or somebody else: what speaks against it, what would change, and which it is. */
export function ImportQuestions({ resource, questions, busy, onAnswer }: Props) {
  const { t } = useTranslation('crud');
  const [said, setSaid] = useState<ReadonlyMap<number, string>>(
    new Map(questions.map(({ row, answer }) => [row, answer ?? ''])),
  );
  const answers = questions.flatMap(({ row, answer }): Answer[] => {
    const now = said.get(row);
    return (now === 'same' || now === 'other') && now !== answer ? [{ row, answer: now }] : [];
  });
  return (
    <section className="stack" aria-label={t('import.questions.title')}>
      <h3>{t('import.questions.title')}</h3>
      <p>{t('import.questions.intro')}</p>
      <ul className="stack">
        {questions.map(({ row, title, found, why, changes }) => (
          <li key={row} className="box stack tight">
            <b>{t('import.questions.which', { row, title, found })}</b>
            {why.map(({ column, value, message }) => (
              <p key={`${column} ${message}`} className="muted">
                {[column, value].filter(Boolean).join(': ')} – {message}
              </p>
            ))}
            <RowChanges resource={resource} changes={changes} />
            <SelectField
              label={t('import.questions.answer', { row })}
              options={[
                { value: '', label: t('import.questions.open') },
                { value: 'same', label: t('import.questions.same', { found }) },
                { value: 'other', label: t('import.questions.other') },
              ]}
              value={said.get(row) ?? ''}
              onChoose={(value) => setSaid(new Map(said).set(row, value))}
            />
          </li>
        ))}
      </ul>
      <Button busy={busy} disabled={answers.length === 0} onClick={() => onAnswer(answers)}>
        {t('import.questions.check')}
      </Button>
    </section>
  );
}
