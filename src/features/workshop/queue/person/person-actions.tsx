import { useTranslation } from 'react-i18next';
import { nextStep } from '#contract/workshop/queue-rules.ts';
import { QueueStatus } from '#contract/workshop/queue.ts';
import type { QueueOptions, QueuePerson } from '#contract/workshop/queue.ts';
import { classes } from '#src/ui/classes.ts';
import type { ActName } from './person-acts.ts';
import type { QueueStation } from './use-queue-station.ts';

interface Props {
  station: QueueStation;
  person: QueuePerson;
  now: number;
  /** Only what is done most with who is being served. */
  few?: boolean;
}

/** What can be done about a person, always in the same order. What the rules forbid is off and says why, also to who presses it. */
export function PersonActions({ station, person, now, few = false }: Props) {
  const { t } = useTranslation('queue');
  const labelOf = (name: ActName): string => {
    if (name !== 'expediteQueue' && name !== 'garage') return t(`actions.${name}`);
    const queue = name === 'garage' ? 'garage' : 'expedite';
    return queue === person.queue ? t('actions.back') : t(`actions.to.${queue}`);
  };
  const main = nextStep(person, station.options.enableGarageQueue);
  const all = actsOf(person, station.options);
  const shown = few ? all.filter((name) => name === main || fewActs.includes(name)) : all;
  return (
    <div className="person-actions">
      {shown.map((name) => {
        const why = station.why(name, person, now);
        return (
          <button
            key={name}
            type="button"
            className={classes('button', name === main && 'primary')}
            {...(few && { 'data-swipe': name === main ? 'start' : 'end' })}
            // Not taken from the keyboard and the finger: pressed, it says why.
            aria-disabled={why !== null}
            {...(why !== null && { title: why })}
            onClick={({ timeStamp }) => station.press(timeStamp, name, person)}
          >
            {labelOf(name)}
          </button>
        );
      })}
    </div>
  );
}

const fewActs: readonly ActName[] = ['done', 'recall'];

/** Done, Expedite, Recall, the moves; and for who was called and did not come, that they did not. */
function actsOf(person: QueuePerson, options: QueueOptions): ActName[] {
  const { status } = person[person.queue];
  const waitsThere = (queue: QueuePerson['queue']) =>
    queue === person.queue && status === QueueStatus.Wait;
  return [
    'done',
    'expedite',
    'recall',
    ...(waitsThere('expedite') ? [] : (['expediteQueue'] as const)),
    ...(options.enableGarageQueue && !waitsThere('garage') ? (['garage'] as const) : []),
    ...(status === QueueStatus.Expedite ? (['noShow'] as const) : []),
  ];
}
