import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type {
  Counting,
  GroupState,
  TiersFrom,
} from '#contract/customer/bonus-groups/bonus-rules.ts';
import { bonusGroupCalls, type GroupTiers } from '#contract/customer/bonus-groups/groups.ts';
import { anyDay } from '#contract/kit/time/days.ts';
import { date, structure } from '#contract/kit/fields.ts';
import type { Row } from '#contract/kit/row.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { dayAfter } from '#src/i18n/typed-date.ts';
import { showDate } from '#src/i18n/time.ts';
import { Example } from '../example.tsx';
import { isWritten, lineOf, newLine, type Line } from './lines.ts';
import { TierLines } from './tier-lines.tsx';

interface Props {
  group: Row;
  start: TiersFrom;
  today: string;
  onSaved: (answer: GroupTiers) => void;
  onLeave: () => void;
}

const noLines: readonly Line[] = [];
const tiersOf = (lines: readonly Line[]) =>
  lines.filter(isWritten).map(({ from_amount, percent }) => ({ from_amount, percent }));

/** Tiers from a day on. */
export function TiersForm({ group, start, today, onSaved, onLeave }: Props) {
  const { t } = useTranslation('bonus-groups');
  // Each line has a key of its own, made once.
  const [lines] = useState(() => (start.tiers.length > 0 ? start.tiers.map(lineOf) : [newLine()]));
  const status = group['status'] as GroupState;
  const tomorrow = dayAfter(today, 1);
  const fields = {
    from_day: date({}, { from: status === 'active' ? tomorrow : anyDay.from, to: anyDay.to }),
    tiers: structure(z.custom<readonly Line[]>(), noLines, {}),
  };
  const change = start.from_day !== '';
  return (
    <section className="section">
      <h2>
        {change
          ? `${t('tiers.change')}: ${t('tiers.from', { day: showDate(start.from_day) })}`
          : t('tiers.add')}
      </h2>
      <CallForm
        call={bonusGroupCalls.saveTiers}
        params={{ id: group.id }}
        about={`${group.id} ${start.from_day}`}
        words="bonus-groups:tiers"
        fields={fields}
        without={change ? ['from_day'] : []}
        inputs={{ tiers: TierLines }}
        hints={() => ({
          from_day: t(
            status === 'active' ? 'bonus-groups:tiers.futureOnly' : 'bonus-groups:tiers.anyDay',
          ),
        })}
        start={{ from_day: start.from_day || tomorrow, tiers: lines }}
        body={(typed) => ({ from_day: typed.from_day, tiers: tiersOf(typed.tiers) })}
        ready={(typed) =>
          typed.from_day !== null && typed.tiers.length > 0 && typed.tiers.every(isWritten)
        }
        submit={t('tiers.save')}
        onDone={onSaved}
        onCancel={onLeave}
        renderBelow={(typed) =>
          tiersOf(typed.tiers).length > 0 && (
            <Example
              tiers={tiersOf(typed.tiers)}
              group={group}
              counting={group['counting'] as Counting}
            />
          )
        }
      />
    </section>
  );
}
