import { occupancies, occupancyOf } from '#contract/hotel/storage-places/rack-rules.ts';
import type { PlaceMap } from '#contract/hotel/storage-places/storage-places.ts';
import { setSeasons } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { verdicts } from '#contract/workshop/tread-depth-rules.ts';

export type Pattern = 'none' | 'stripes' | 'dots' | 'cross' | 'lines' | 'solid';

/** How a place is drawn: a tone of the theme, and a pattern for those who cannot distinguish colours. */
export interface Mark {
  /** Its words stand under `map.marks.<name>`. */
  readonly name: string;
  readonly tone: 'ok' | 'info' | 'warn' | 'bad' | 'idle' | 'surface';
  readonly pattern: Pattern;
}

const free: Mark = { name: 'free', tone: 'surface', pattern: 'none' };
const blocked: Mark = { name: 'blocked', tone: 'bad', pattern: 'cross' };

/** What the picture tells of each place. */
export const layers = ['occupancy', 'season', 'verdict'] as const;
export type Layer = (typeof layers)[number];

/** The marks of each layer, in the order of its legend. */
export const marksOf: Readonly<Record<Layer, readonly Mark[]>> = {
  occupancy: [
    free,
    { name: 'taken', tone: 'info', pattern: 'stripes' },
    { name: 'full', tone: 'info', pattern: 'solid' },
    blocked,
  ],
  season: [
    free,
    blocked,
    { name: 'summer', tone: 'warn', pattern: 'dots' },
    { name: 'studded', tone: 'info', pattern: 'cross' },
    { name: 'friction', tone: 'info', pattern: 'lines' },
    { name: 'all_season', tone: 'ok', pattern: 'stripes' },
    { name: 'several', tone: 'idle', pattern: 'solid' },
  ],
  verdict: [
    free,
    blocked,
    { name: 'illegal', tone: 'bad', pattern: 'solid' },
    { name: 'replace', tone: 'warn', pattern: 'stripes' },
    { name: 'watch', tone: 'info', pattern: 'dots' },
    { name: 'ok', tone: 'ok', pattern: 'none' },
    { name: 'unmeasured', tone: 'idle', pattern: 'lines' },
  ],
};

/** How much a place of the map holds. */
export const occupancyAt = ({ room, taken, blocked: closed }: PlaceMap, at: number) =>
  occupancyOf({ room: room[at]!, taken: taken[at]!, blocked: closed[at] === 1 });

/** Which mark of a layer a place bears: its index in the legend. */
export function markAt(map: PlaceMap, layer: Layer, at: number): number {
  const occupancy = occupancyAt(map, at);
  if (layer === 'occupancy') return occupancies.indexOf(occupancy);
  const name =
    map.taken[at] === 0
      ? occupancy
      : layer === 'season'
        ? (setSeasons[map.season[at]! - 1] ?? 'several')
        : (verdicts[map.verdict[at]! - 1] ?? 'unmeasured');
  return marksOf[layer].findIndex((mark) => mark.name === name);
}
