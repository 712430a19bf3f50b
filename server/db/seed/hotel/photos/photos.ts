import type { PhotoSize } from '#contract/hotel/wheel-sets/photo-rules.ts';
import type { Tx } from '../../../open.ts';
import type { DemoPerson } from '../../accounts.ts';
import { insertRows } from '../../insert-rows.ts';
import type { DemoSite } from '../../organisation.ts';
import { damages, drawWheel, type Damage } from './draw-wheel.ts';
import { encodeJpeg } from './encode-jpeg.ts';

/** Keeps both pictures of a photo; answers the name of their files. */
export type KeepPhoto = (pictures: Readonly<Record<PhotoSize, Buffer>>) => Promise<string>;

const sides: Readonly<Record<PhotoSize, number>> = { whole: 400, small: 160 };
const setsWithSome = 12;
const positions = ['FR', 'RL', 'FL', 'RR'] as const;
const minute = 60_000;

/** What somebody saw on the wheels of the sets that came in last at each site. */
export async function seedPhotos(
  tx: Tx,
  sites: readonly DemoSite[],
  people: readonly DemoPerson[],
  keep: KeepPhoto,
): Promise<void> {
  const drawn = new Map(damages.map((damage) => [damage, picturesOf(damage)]));
  for (const site of sites.filter(({ kind }) => kind === 'workshop')) {
    const sets = await tx
      .selectFrom('wheel_sets as s')
      .select(['s.id'])
      .select((e) =>
        e
          .selectFrom('wheel_set_movements as m')
          .select((one) => one.fn.max('m.happened_at').as('at'))
          .whereRef('m.chain_id', '=', 's.chain_id')
          .whereRef('m.set_id', '=', 's.id')
          .as('at'),
      )
      .where('s.site_id', '=', site.id)
      .orderBy('s.id', 'desc')
      .limit(setsWithSome)
      .execute();
    const [first] = people.filter(({ sites: at }) => at.includes(site));
    // Some have one, some two, some none.
    const shown = sets.flatMap((set, nth) =>
      Array.from({ length: nth % 3 }, (_, one) => ({ set, nth, one })),
    );
    const rows = [];
    for (const { set, nth, one } of shown) {
      const damage = damages[(nth + one) % damages.length]!;
      rows.push({
        chain_id: site.chainId,
        site_id: site.id,
        set_id: set.id,
        wheel: positions[(nth + one) % positions.length]!,
        intent: crypto.randomUUID(),
        file: await keep(drawn.get(damage)!),
        taken_at: new Date((set.at?.getTime() ?? 0) - (one + 1) * minute),
        taken_by: first?.id ?? null,
      });
    }
    if (rows.length > 0) await insertRows(tx, 'wheel_photos', rows);
  }
}

function picturesOf(damage: Damage): Readonly<Record<PhotoSize, Buffer>> {
  const colourAt = drawWheel(damage);
  const picture = (side: number) =>
    encodeJpeg(side, (x, y) => colourAt((2 * x) / side - 1, (2 * y) / side - 1));
  return { whole: picture(sides.whole), small: picture(sides.small) };
}
