import { checkmarkOutline, pauseOutline, playOutline } from 'ionicons/icons';
import { useTranslation } from 'react-i18next';
import type { OrderAtWork, WorkLine } from '#contract/sales/order-work/order-work.ts';
import { minutesWorked } from '#contract/sales/order-work/work-rules.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { showTime } from '#src/i18n/time.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { useOnePress } from '#src/ui/touch/use-one-press.ts';
import { setDone } from './do-work.ts';
import { useClock } from './use-clock.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  siteId: string;
  view: OrderAtWork;
  lines: readonly WorkLine[];
  mayWork: boolean;
  now: number;
}

/** What is to be done, line by line: a press says that one is done, or not yet; work has a clock of its own. */
export function WorkLines({ siteId, view, lines, mayWork, now }: Props) {
  const { t } = useTranslation('order-work');
  const quantity = useQuantity();
  const { press, runsAt } = useClock(siteId, view);
  const once = useOnePress();
  const refused = () => showSnackbar(t('notAtWork'));
  return (
    <ul className="stack tight">
      {lines.map((line) => {
        const { key, description, done_at: since, mechanic } = line;
        const runs = runsAt(key);
        const minutes = minutesWorked(timesOf(view, key), now);
        const facts = [
          quantity(line.quantity),
          mechanic,
          minutes > 0 && t('minutes', { count: minutes }),
          since && t('doneAt', { time: showTime(since), who: line.done_by ?? '' }),
        ];
        return (
          <li key={key} className="work-line box">
            <button
              type="button"
              className={classes('work-done', since !== null && 'on')}
              aria-pressed={since !== null}
              aria-disabled={!mayWork}
              onClick={({ timeStamp }) => {
                const done = since === null;
                if (mayWork) once(timeStamp, key, () => setDone(siteId, view, [key], { done }));
                else refused();
              }}
            >
              <span className="work-tick sign" aria-hidden="true">
                {since !== null && <Icon icon={checkmarkOutline} />}
              </span>
              <span className="named">
                <b>{description}</b>
                <small>
                  <Facts of={facts} />
                </small>
              </span>
            </button>
            {line.kind === 'work' && (
              <button
                type="button"
                className={classes('sign', runs && 'on')}
                aria-pressed={runs}
                aria-disabled={!mayWork}
                aria-label={t('clockAt', { line: description })}
                onClick={({ timeStamp }) => (mayWork ? press(timeStamp, key) : refused())}
              >
                <Icon icon={runs ? pauseOutline : playOutline} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const timesOf = ({ times }: OrderAtWork, line: string) =>
  times
    .filter(({ line_key: key }) => key === line)
    .map(({ began_at: began, ended_at: ended }) => ({
      began: Date.parse(began),
      ended: ended === null ? null : Date.parse(ended),
    }));
