import { sql, type RawBuilder } from 'kysely';

/** The noon of a day by the clock of a site: the same day to anyone who reads it by a clock some hours from that. */
export const noonOf = (day: RawBuilder<unknown>, zone: string): RawBuilder<unknown> =>
  sql`((${day} + time '12:00') at time zone ${zone})`;
