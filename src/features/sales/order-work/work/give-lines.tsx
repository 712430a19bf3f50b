import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  orderWorkCalls,
  type OrderAtWork,
  type WorkLine,
} from '#contract/sales/order-work/order-work.ts';
import { useAction } from '#src/crud/use-action.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';

interface Props {
  siteId: string;
  view: OrderAtWork;
  lines: readonly WorkLine[];
}

/** Says whose lines are: one of them, or all that are shown. */
export function GiveLines({ siteId, view, lines }: Props) {
  const { t } = useTranslation('order-work');
  const [open, setOpen] = useState(false);
  const [line, setLine] = useState('');
  const [person, setPerson] = useState('');
  const { busy, actionError, run } = useAction();
  const give = () =>
    run(async (write) => {
      const params = { id: view.id };
      const keys = line === '' ? lines.map(({ key }) => key) : [line];
      const body = { keys, mechanic_id: person === '' ? null : Number(person) };
      const answer = await write(orderWorkCalls.give, { params, body }, { siteId });
      queryClient.setQueryData(questionOf(siteId, orderWorkCalls.one, { params }), answer);
      setOpen(false);
    });
  const named = view.mechanic ?? t('give.nobody');
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('give.open')}</Button>
      <Dialog open={open} title={t('give.open')} onClose={() => setOpen(false)}>
        <div className="stack" data-first-focus>
          <SelectField
            label={t('give.line')}
            value={line}
            options={[
              { value: '', label: t('give.all') },
              ...lines.map(({ key, description }) => ({ value: key, label: description })),
            ]}
            onChoose={setLine}
          />
          <SelectField
            label={t('give.to')}
            value={person}
            options={[
              { value: '', label: t('give.ofOrder', { who: named }) },
              ...view.people.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChoose={setPerson}
          />
        </div>
        <ErrorNote text={actionError.text} />
        <div className="actions end">
          <Button onClick={() => setOpen(false)}>{t('common:cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void give()}>
            {t('give.do')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
