import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  mostTiers,
  type Counting,
  type GroupState,
  type TiersFrom,
} from '#contract/customer/bonus-groups/bonus-rules.ts';
import {
  bonusGroupCalls,
  bonusGroups,
  type GroupTiers,
} from '#contract/customer/bonus-groups/groups.ts';
import type { Row } from '#contract/kit/resource.ts';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { NumberInput } from '#src/crud/widgets/number-input.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { useWordsOf } from '#src/crud/words.ts';
import { useUnsaved } from '#src/navigation/unsaved.ts';
import { dayAfter } from '#src/i18n/typed-date.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';
import { Example } from '../example.tsx';
import { isWritten, lineOf, newLine, type Line } from './tier-lines.ts';

interface Props {
  group: Row;
  start: TiersFrom;
  today: string;
  onSaved: (answer: GroupTiers) => void;
  onLeave: () => void;
}

/** Tiers from a day on. */
export function TiersForm({ group, start, today, onSaved, onLeave }: Props) {
  const { t } = useTranslation('bonus-groups');
  const words = useWordsOf(bonusGroups);
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [day, setDay] = useState(start.from_day || dayAfter(today, 1));
  const [lines, setLines] = useState<Line[]>(() =>
    start.tiers.length > 0 ? start.tiers.map(lineOf) : [newLine()],
  );
  const [touched, touch] = useState(false);
  useUnsaved(touched);
  const status = group['status'] as GroupState;
  const tiers = lines
    .filter(isWritten)
    .map(({ from_amount, percent }) => ({ from_amount, percent }));
  const sound = day !== '' && tiers.length > 0 && tiers.length === lines.length;

  function change(key: string, part: Partial<Line>) {
    touch(true);
    setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!sound) return;
    void run(async (write) => {
      const asked = { params: { id: group.id }, body: { from_day: day, tiers } };
      onSaved(await write(bonusGroupCalls.saveTiers, asked, { siteId }));
    });
  }

  return (
    <form className="section" onSubmit={submit} noValidate>
      <h2>{t(start.from_day ? 'bonus-groups:tiers.change' : 'bonus-groups:tiers.add')}</h2>
      <DateField
        label={t('tiers.day')}
        hint={t(
          status === 'active' ? 'bonus-groups:tiers.futureOnly' : 'bonus-groups:tiers.anyDay',
        )}
        fault={actionError.fields['from_day']}
        min={status === 'active' ? dayAfter(today, 1) : undefined}
        value={day}
        disabled={start.from_day !== ''}
        onChange={(chosen) => {
          touch(true);
          setDay(chosen);
        }}
      />
      <ol className="tier-lines stack narrow">
        {lines.map((line, at) => (
          <li key={line.key}>
            <Field label={t('tiers.amountOf', { at: at + 1 })}>
              {(control) => (
                <NumberInput
                  control={control}
                  digits={2}
                  unit={words.currency()}
                  value={line.from_amount}
                  onChange={(from_amount) => change(line.key, { from_amount })}
                />
              )}
            </Field>
            <Field label={t('tiers.percentOf', { at: at + 1 })}>
              {(control) => (
                <NumberInput
                  control={control}
                  digits={2}
                  unit="%"
                  value={line.percent}
                  onChange={(percent) => change(line.key, { percent })}
                />
              )}
            </Field>
            {lines.length > 1 && (
              <CloseButton
                label={t('tiers.without', { at: at + 1 })}
                onClose={() => {
                  touch(true);
                  setLines(lines.filter(({ key }) => key !== line.key));
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {lines.length < mostTiers && (
        <div>
          <Button onClick={() => setLines([...lines, newLine()])}>{t('tiers.another')}</Button>
        </div>
      )}
      {tiers.length > 0 && (
        <Example tiers={tiers} group={group} counting={group['counting'] as Counting} />
      )}
      <SaveBar text={actionError.text} faults={actionError.fields}>
        <Button type="submit" variant="primary" busy={busy} disabled={!sound}>
          {t('tiers.save')}
        </Button>
        <Button onClick={onLeave}>{t('tiers.leave')}</Button>
      </SaveBar>
    </form>
  );
}
