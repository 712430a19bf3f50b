import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  autoBookingCalls,
  type WaveBoard,
} from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import { autoBookings } from '#contract/booking/auto-bookings/auto-bookings.ts';
import type { Row } from '#contract/kit/row.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { ActionButton } from '#src/crud/steps/action-button.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

/** Who has not answered: they are reminded, or their times are given back. */
export function Unanswered({ row, board }: { row: Row; board: WaveBoard }) {
  const { t } = useTranslation('auto-bookings');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [nudging, setNudging] = useState(false);
  const open = board.standings.find(({ standing }) => standing === 'open')?.count ?? 0;
  const { overdue, releasing } = board;
  if (open === 0) return null;
  const nudge = () =>
    run(async (write) => {
      const input = { params: { id: row.id }, body: { version: row.version } };
      const { data } = await write(autoBookingCalls.nudge, input, { siteId });
      showAlert({ type: 'success', content: t('unanswered.nudged', { count: data.nudged }) });
      refetchResource(siteId, autoBookings);
    });
  return (
    <section className="section">
      <h2>{t('unanswered.title', { count: open })}</h2>
      <p>{t('unanswered.overdue', { count: overdue })}</p>
      {releasing > 0 ? (
        <p role="status">{t('unanswered.releasing', { count: releasing })}</p>
      ) : (
        <div className="actions">
          {board.has_nudge && (
            <Button disabled={busy} onClick={() => setNudging(true)}>
              {t('unanswered.nudge')}
            </Button>
          )}
          <ActionButton resource={autoBookings} row={row} word="release" />
        </div>
      )}
      <ErrorNote text={actionError.text} />
      <ConfirmDialog
        open={nudging}
        title={t('unanswered.nudge')}
        text={t('unanswered.nudgeSure', { count: open })}
        action={t('unanswered.nudge')}
        onConfirm={() => {
          setNudging(false);
          void nudge();
        }}
        onClose={() => setNudging(false)}
      />
    </section>
  );
}
