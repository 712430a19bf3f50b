import { useTranslation } from 'react-i18next';
import { formOf } from '#contract/kit/actions/asks.ts';
import type { Call } from '#contract/kit/call.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { CallForm } from '../call-form.tsx';
import { titleOf } from '../values/title-of.ts';
import { useTranslations } from '../words.ts';
import type { Steps } from './use-steps.ts';

interface Props {
  resource: Resource;
  row: Row;
  word: string;
  steps: Steps;
}

/** Asks for what a step or an action wants to know of a row, and takes it. */
export function StepDialog({ resource, row, word, steps }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const { feature, name, fields } = formOf(resource, word)!;
  const title = t('form.stepOf', { step: words.step(word), name: titleOf(resource, row) });
  return (
    <Dialog open title={title} onClose={steps.stop}>
      <CallForm<Call, typeof fields>
        call={resource.calls[word]!}
        params={{ id: row.id }}
        about={`${word}.${row.id}`}
        words={`${feature}:${name}`}
        fields={fields}
        body={(typed) => ({ version: row.version, ...typed })}
        ready={(typed) =>
          Object.entries(fields).every(
            ([one, { required }]) => !required || (typed[one] !== '' && typed[one] !== null),
          )
        }
        submit={words.step(word)}
        onDone={(answer) => steps.answered(word, (answer as { data: Row }).data)}
        onRefused={steps.refused}
        onCancel={steps.stop}
      />
    </Dialog>
  );
}
