import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookings } from '#contract/booking/bookings.ts';
import { dayMoveCalls, type MovedDay } from '#contract/booking/day-moves.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { queryFor } from '#src/data/query.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { Refused, type NotMoved } from './refused.tsx';

/** The days that were moved a moment ago, each with until when its customers are told nothing, and the way back. */
export function MovedDays() {
  const { t } = useTranslation('bookings');
  const siteId = useSiteId();
  const now = useServerNow(5000);
  const { busy, actionError, run } = useAction();
  const [refused, setRefused] = useState<readonly NotMoved[]>([]);
  const query = useQuery(queryFor(siteId, dayMoveCalls.open, undefined));
  // Moved by a colleague, or by an answer that never came: the way back is there all the same.
  useReadAgain(query, useChanges(bookings.name));
  const open = (query.data?.data ?? []).filter(({ tell_at: at }) => Date.parse(at) > now);
  const undo = ({ id }: MovedDay) =>
    run(async (write) => {
      const answer = await write(dayMoveCalls.undo, { params: { id } }, { siteId });
      setRefused(answer.data.refused);
      showSnackbar(t('moveDay.undone', { count: answer.data.undone }));
      refetchResource(siteId, bookings);
      await query.refetch();
    });
  return (
    <>
      {open.map((one) => (
        <div key={one.id} className="message row apart" role="status">
          <p>
            {t('moveDay.moved', { count: one.moved, day: showDate(one.day) })}{' '}
            {t('moveDay.toldAt', { time: showTime(one.tell_at) })}
          </p>
          <Button busy={busy} onClick={() => void undo(one)}>
            {t('moveDay.undo')}
          </Button>
        </div>
      ))}
      <ErrorNote text={actionError.text} />
      <Refused title={t('moveDay.notUndone')} refused={refused} />
    </>
  );
}
