import type { MessageLine } from '#contract/booking/one-booking.ts';
import type { Tx } from '#server/db/open.ts';

/** What the customer of a booking is notified of, the first first. */
export async function messageLog(tx: Tx, bookingId: number): Promise<MessageLine[]> {
  const rows = await tx
    .selectFrom('booking_messages as m')
    .innerJoin('booking_reminders as r', (join) =>
      join.onRef('r.chain_id', '=', 'm.chain_id').onRef('r.id', '=', 'm.reminder_id'),
    )
    .leftJoin('messages as sent', 'sent.id', 'm.message_id')
    .select(['m.id', 'r.name', 'm.due_at', 'm.recipient', 'm.said', 'sent.sent_at'])
    .select((e) => [
      e.ref('r.transport').$castTo<MessageLine['transport']>().as('transport'),
      e.ref('m.state').$castTo<MessageLine['state']>().as('state'),
      e.fn<MessageLine['reason']>('nullif', ['m.reason', e.val('')]).as('reason'),
      e.ref('sent.status').$castTo<MessageLine['delivery']>().as('delivery'),
    ])
    .where('m.booking_id', '=', bookingId)
    .orderBy('m.due_at')
    .orderBy('m.id')
    .execute();
  return rows.map(({ due_at: due, sent_at: sent, ...row }) => ({
    ...row,
    due_at: due.toISOString(),
    sent_at: sent?.toISOString() ?? null,
  }));
}
