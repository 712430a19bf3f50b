import { useTranslation } from 'react-i18next';
import { bookings } from '#contract/booking/bookings.ts';
import type { Row } from '#contract/kit/row.ts';
import { lackOf, statesOf } from '#contract/kit/steps.ts';
import { stepKey } from '#src/crud/steps/step-key.ts';
import { useSteps } from '#src/crud/steps/use-steps.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { useOutbox } from '#src/data/outbox/use-outbox.ts';
import { serverNow } from '#src/data/server-time.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';

const { steps } = statesOf(bookings)!;
// What is done to a booking without waiting for the network.
const sentLater = ['check_in', 'no_show'] as const;

/** Whether somebody can be checked in: they are awaited today, and have not come yet. */
function isAwaited(row: Row): boolean {
  const step = steps['check_in']!;
  const now = serverNow();
  return (
    row.archived_at === null &&
    step.from.includes(String(row['state'])) &&
    lackOf(step, row, new Date(now)) === undefined &&
    row['begins_at'] !== null &&
    showDate(row['begins_at'] as string) === showDate(now)
  );
}

/** When somebody came; of whom is awaited today the button that checks them in. */
export function CheckInCell({ row }: { row: Row }) {
  const { t } = useTranslation('bookings');
  const unsent = useUnsent(useSiteId(), row.id);
  const at = row['checked_in_at'] as string | null;
  if (unsent) return <Waiting step={unsent} />;
  if (at !== null) {
    return (
      <span>
        {showTime(at)}
        {row['is_late'] === true && <span className="warned">{` ${t('list.late')}`}</span>}
      </span>
    );
  }
  return <CheckIn row={row} />;
}

/** What a card is swiped to the right for: seen only while it is. */
export const CheckInSwipe = ({ row }: { row: Row }) => (
  <CheckIn row={row} className="visually-hidden" />
);

function CheckIn({ row, className }: { row: Row; className?: string }) {
  const { t } = useTranslation('bookings');
  const siteId = useSiteId();
  const taking = useSteps(bookings, () => {});
  const unsent = useUnsent(siteId, row.id);
  const mayWrite = useMayWrite(bookings);
  if (!mayWrite || unsent || !isAwaited(row)) return null;
  const word = t('bookings.steps.check_in');
  return (
    <>
      <Button
        className={className}
        busy={taking.busy}
        data-swipe="start"
        data-word={word}
        onClick={() => taking.begin(row, 'check_in')}
      >
        {word}
        <span className="visually-hidden">{` ${String(row['ticket'])}`}</span>
      </Button>
      {taking.error && (
        <small className="field-error" role="alert">
          {taking.error}
        </small>
      )}
    </>
  );
}

function Waiting({ step }: { step: (typeof sentLater)[number] }) {
  const { t } = useTranslation('bookings');
  return (
    <span className="warned" title={t(`bookings.steps.${step}`)}>
      {`⟳ ${t('list.unsent')}`}
    </span>
  );
}

/** What was done with a booking on this device and has not reached the server yet; undefined when nothing. */
function useUnsent(siteId: SiteId, id: number): (typeof sentLater)[number] | undefined {
  const { rows } = useOutbox(siteId);
  const mine = rows.filter(({ objectKey }) => objectKey === stepKey(bookings, id));
  return sentLater.find((step) => mine.some(({ path }) => path === bookings.calls[step].path));
}
