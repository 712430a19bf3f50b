import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  autoBookingCalls,
  type WaveBoard,
} from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import { autoBookings } from '#contract/booking/auto-bookings/auto-bookings.ts';
import type { Row } from '#contract/kit/row.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

type Which = 'overdue' | 'all';

/** Who has not answered: they are reminded, or their times are given back. */
export function Unanswered({ row, board }: { row: Row; board: WaveBoard }) {
  const { t } = useTranslation('auto-bookings');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [asking, setAsking] = useState<Which | 'nudge' | null>(null);
  const open = board.standings.find(({ standing }) => standing === 'open')?.count ?? 0;
  const { overdue, releasing } = board;
  if (open === 0) return null;
  const input = { params: { id: row.id } };
  const { version } = row;
  const nudge = () =>
    run(async (write) => {
      const { data } = await write(
        autoBookingCalls.nudge,
        { ...input, body: { version } },
        { siteId },
      );
      showAlert({ type: 'success', content: t('unanswered.nudged', { count: data.nudged }) });
      refetchResource(siteId, autoBookings);
    });
  const release = (which: Which) =>
    run(async (write) => {
      await write(autoBookingCalls.release, { ...input, body: { version, which } }, { siteId });
      refetchResource(siteId, autoBookings);
    });
  const count = asking === 'overdue' ? overdue : open;
  return (
    <section className="section">
      <h2>{t('unanswered.title', { count: open })}</h2>
      <p>{t('unanswered.overdue', { count: overdue })}</p>
      {releasing > 0 ? (
        <p role="status">{t('unanswered.releasing', { count: releasing })}</p>
      ) : (
        <div className="actions">
          {board.has_nudge && (
            <Button disabled={busy} onClick={() => setAsking('nudge')}>
              {t('unanswered.nudge')}
            </Button>
          )}
          {overdue > 0 && (
            <Button disabled={busy} variant="danger" onClick={() => setAsking('overdue')}>
              {t('unanswered.releaseOverdue', { count: overdue })}
            </Button>
          )}
          <Button disabled={busy} variant="danger" onClick={() => setAsking('all')}>
            {t('unanswered.releaseAll')}
          </Button>
        </div>
      )}
      <ErrorNote text={actionError.text} />
      <ConfirmDialog
        open={asking !== null}
        title={asking === 'nudge' ? t('unanswered.nudge') : t('unanswered.releaseTitle')}
        text={
          asking === 'nudge'
            ? t('unanswered.nudgeSure', { count: open })
            : t('unanswered.releaseSure', { count })
        }
        action={asking === 'nudge' ? t('unanswered.nudge') : t('unanswered.release')}
        danger={asking !== 'nudge'}
        onConfirm={() => {
          if (asking === 'nudge') void nudge();
          else if (asking) void release(asking);
          setAsking(null);
        }}
        onClose={() => setAsking(null)}
      />
    </section>
  );
}
