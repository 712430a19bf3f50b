import { judge, lawOn, type TyreSeason } from '#contract/workshop/tread-depth-rules.ts';
import { setSeasons } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { tyreSeasonOf } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { ShownAdvice } from '#contract/sales/order-tyres/order-tyres.ts';
import { treadAdvice, type MeasuredWheel } from '#contract/sales/order-tyres/tread-advice.ts';
import { lastReadings, standardOf } from '#server/features/workshop/tread-depth/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { measuredSet, sizesOfCar, type TyreOrder } from './order-tyres-repo.ts';

type Season = (typeof setSeasons)[number];

/** What the tread asks for, before anybody looks what there is of it. */
export type TreadAdvice = Omit<ShownAdvice, 'tyres'> & {
  readonly tyres: readonly { size: string; season: Season | null; quantity: number }[];
};

const seasonOf = (season: string): Season | null =>
  setSeasons.find((one) => one === season) ?? null;

/** What the set of an order asks for, and what its car does by the last reading; each judged by the law of the day. */
export async function treadOfOrder(context: Context, order: TyreOrder): Promise<TreadAdvice[]> {
  const { caller } = context;
  const { rights } = caller;
  const found: TreadAdvice[] = [];
  if (order.wheel_set_id !== null && rights.has('hotel.read')) {
    found.push(...(await ofSet(context, order.wheel_set_id)));
  }
  // The wheels of a set that an order is about are what it is about.
  if (found.length === 0 && order.car_id !== null && rights.has('tread.read')) {
    found.push(...(await ofCar(context, order, order.car_id)));
  }
  return found;
}

async function ofSet(context: Context, id: number): Promise<TreadAdvice[]> {
  const set = await measuredSet(context.db, id);
  if (!set) return [];
  const season = seasonOf(set.season);
  const offer = (['offered', 'accepted', 'declined'] as const).find((one) => one === set.offer);
  return judged(context, set.wheels, tyreSeasonOf(set.season), {
    of: 'set',
    called: set.number,
    read_on: null,
    offer: offer ?? null,
    season,
  });
}

async function ofCar(context: Context, order: TyreOrder, car: number): Promise<TreadAdvice[]> {
  const reading = (await lastReadings(context.db, [car])).get(car);
  if (!reading) return [];
  const known = await sizesOfCar(context.db, car, reading.season === 'winter');
  const [front, rear] = known ? [known.size, known.rear] : [order.front, order.rear];
  const wheels = (['FL', 'FR', 'RL', 'RR'] as const).map((position): MeasuredWheel => {
    const least = reading.wheels[position.toLowerCase() as 'fl'];
    const size = position.startsWith('F') ? front : rear;
    return { position, depths: least === null ? [] : [least], dot: '', size };
  });
  return judged(context, wheels, reading.season as TyreSeason, {
    of: 'car',
    called: order.plate,
    read_on: reading.readOn,
    offer: null,
    // Which winter tyres they were nobody has read: all that are for winter are offered then.
    season: seasonOf(known?.season ?? reading.season),
  });
}

async function judged(
  { db, caller, ...rest }: Context,
  wheels: readonly MeasuredWheel[],
  tyres: TyreSeason,
  {
    season,
    ...about
  }: Pick<TreadAdvice, 'of' | 'called' | 'read_on' | 'offer'> & {
    readonly season: Season | null;
  },
): Promise<TreadAdvice[]> {
  const { laws, country, region, thresholds } = await standardOf(db, caller);
  const day = todayOf({ ...rest, caller });
  const law = lawOn(laws, country, region, day);
  if (!law) return [];
  const by = (least: number) => judge(least, tyres, law, thresholds, day);
  const advice = treadAdvice(wheels, (least) => by(least).verdict, day);
  if (!advice) return [];
  const { legal, recommended } = by(0);
  const sold = advice.sizes.map(({ size, tyres: many }) => ({
    size,
    season,
    quantity: many * 1000,
  }));
  return [{ ...about, worn: [...advice.worn], country, legal, recommended, tyres: sold }];
}
