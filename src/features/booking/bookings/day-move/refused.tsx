import { BookingLink } from '../look/booking-link.tsx';

/** A booking that stayed, and why. */
export interface NotMoved {
  readonly id: number;
  readonly ticket: string;
  readonly message: string;
}

/** Which bookings of many were left as they are, each with why. Nothing where there are none. */
export function Refused({ title, refused }: { title: string; refused: readonly NotMoved[] }) {
  if (refused.length === 0) return null;
  return (
    <div className="message warn stack tight" role="alert">
      <b>{title}</b>
      <ul className="stack tight flush">
        {refused.map(({ id, ticket, message }) => (
          <li key={id}>
            <BookingLink id={id}>{ticket || String(id)}</BookingLink> {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
