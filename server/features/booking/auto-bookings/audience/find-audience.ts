import {
  audienceOf,
  type Audience,
  type AudienceRules,
} from '#contract/booking/auto-bookings/audience-rules.ts';
import type { SentRule } from '#contract/booking/auto-bookings/cost-rules.ts';
import { transports } from '#contract/booking/booking-settings/reminders.ts';
import { daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import type { Context } from '#server/kit/context.ts';
import { storedSets, waveMessages, type WaveSet } from './audience-repo.ts';

/** Whom a wave for a service in some days is for. */
export interface AudienceInput extends AudienceRules {
  readonly service_id: number | null;
  readonly first_day: string;
  readonly last_day: string;
}

type Asker = Pick<Context, 'db' | 'caller'>;

/** The ways in which invitations leave; all there are, where nothing says what one says. */
function waysIn(rules: readonly (SentRule & { readonly type: string })[]) {
  const invites = rules.filter(({ type }) => type === 'auto_invite');
  return invites.length === 0
    ? [...transports]
    : transports.filter((way) => invites.some(({ transport }) => transport === way));
}

/** The instants at which the days of a wave begin and are over. */
export const spanOf = (
  { caller }: Pick<Context, 'caller'>,
  { first_day: first, last_day: last }: Pick<AudienceInput, 'first_day' | 'last_day'>,
) => ({
  from: new Date(instantAt(Date.parse(first), caller.timezone)),
  to: new Date(instantAt(Date.parse(daysAfter(last, 1)), caller.timezone)),
});

/** Who is in a wave, and why each other is out; in which ways they are invited, and with what. */
export async function findAudience(
  context: Asker,
  input: AudienceInput,
): Promise<
  Audience<WaveSet> & {
    readonly rules: Awaited<ReturnType<typeof waveMessages>>;
    readonly ways: readonly SentRule['transport'][];
  }
> {
  const { db } = context;
  const { service_id: service } = input;
  const rules = service === null ? [] : await waveMessages(db, service);
  const ways = waysIn(rules);
  const sets = await storedSets(db, spanOf(context, input));
  return { ...audienceOf(sets, input, ways), rules, ways };
}
