import { wheelPositions } from '#contract/workshop/tread-depth/readings.ts';
import { leastOf } from '#contract/workshop/tread-depth-rules.ts';
import type { WheelPassport, WheelEvent } from '#contract/hotel/labels/wheel-passports.ts';
import { tyreSeasonOf } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import { judgeAt, readingsOfSet } from '#server/features/workshop/tread-depth/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { movementsOf } from '../intents/movements-repo.ts';
import { setOfPassport } from './passports-repo.ts';
import { wheelsOf } from '../wheels/wheels-repo.ts';

const eventOf: Readonly<Record<string, WheelEvent>> = {
  receive: 'received',
  store: 'stored',
  mount: 'mounted',
  return: 'returned',
};

/** The life of one wheel of a set; undefined where either is not there any more. */
export async function passportOf(
  context: Pick<Context, 'db' | 'caller' | 'now'>,
  { setId, position }: { readonly setId: number; readonly position: string },
): Promise<WheelPassport | undefined> {
  const { db, caller } = context;
  const set = await setOfPassport(db, setId);
  const wheel = (await wheelsOf(db, setId)).find((one) => one.position === position);
  if (!set || !wheel) return undefined;
  const { brand, pattern, size, dot, studded, depths, marks } = wheel;
  const least = leastOf(depths);
  const judged = await judgeAt(db, caller, todayOf(context));
  const side = wheelPositions.find((one) => one === position.toLowerCase());
  const readings = side ? await readingsOfSet(db, setId) : [];
  return {
    position: wheel.position,
    season: set.season as WheelPassport['season'],
    brand,
    pattern,
    size: size || set.size,
    dot,
    studded,
    depths,
    least,
    verdict: judged(least, tyreSeasonOf(set.season)) || null,
    marks,
    readings: readings.flatMap((one) => {
      const depth = one[side!];
      return depth === null ? [] : [{ day: one.read_on, least: depth }];
    }),
    events: eventsOf(await movementsOf(db, setId), caller.timezone),
  };
}

/** What happened, without where: a set that was moved from shelf to shelf stayed in store. */
function eventsOf(
  movements: Awaited<ReturnType<typeof movementsOf>>,
  timezone: string,
): WheelPassport['events'] {
  const all = movements.toReversed().flatMap(({ handling, undone, at }) => {
    const what = eventOf[handling];
    return what && !undone ? [{ day: dayOf(Date.parse(at), timezone), what }] : [];
  });
  return all.filter(({ what }, at) => what !== all[at - 1]?.what);
}
