import {
  leastOf,
  type Tenths,
  type TyreSeason,
  type Verdict,
} from '#contract/workshop/tread-depth-rules.ts';
import { codeText, wheelPlaces, type WheelPlace } from '#contract/hotel/label-codes.ts';
import type { PaperContent } from '#contract/kit/paper/pages.ts';
import { inWalkingOrder } from '#contract/hotel/storage-places/place-rules.ts';
import { tyreSeasonOf } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import { joined, millimetres, type Say } from './label-content.ts';
import type { LabelledSet, PrintedTransfer } from './labels-repo.ts';

type Judged = (least: Tenths | null, season: TyreSeason) => Verdict | '';

const footOf = (t: Say, of: string) => (page: number, pages: number) =>
  t('labels:papers.foot', { of, page, pages });

const seasonOf = (t: Say, season: string) => t(`wheel-sets:wheel-sets.choices.season.${season}`);

const inPlace = <Wheel extends { position: string }>(wheels: readonly Wheel[]): Wheel[] =>
  wheels.toSorted(
    (one, other) =>
      wheelPlaces.indexOf(one.position as WheelPlace) -
      wheelPlaces.indexOf(other.position as WheelPlace),
  );

/** What a customer takes home: which wheels were handed in, and how they were. */
export function receiptContent(
  set: LabelledSet,
  t: Say,
  { chain, judged, timezone }: { chain: string; judged: Judged; timezone: string },
): PaperContent {
  const of = (name: string, choice: string) => t(`wheel-sets:wheel-sets.choices.${name}.${choice}`);
  const field = (name: string) => t(`wheel-sets:wheel-sets.fields.${name}`);
  const season = tyreSeasonOf(set.season);
  const facts: [string, string | null][] = [
    [field('number'), set.number],
    [field('licenseplate'), set.licenseplate],
    [field('customer_id'), set.owner],
    [field('depositor_id'), set.depositor],
    [t('labels:papers.receivedOn'), set.received_at && dayOf(set.received_at.getTime(), timezone)],
    [field('season'), seasonOf(t, set.season)],
    [field('size'), [set.size, set.rear_size].filter(Boolean).join(' / ')],
    [field('rim'), of('rim', set.rim)],
    [field('sensors'), of('sensors', set.sensors)],
    [field('lock_key'), set.lock_key],
  ];
  return {
    from: [set.site, joined(set.company, set.org_number, set.town)],
    title: t('labels:papers.receipt'),
    code: codeText({ kind: 'set', set: set.number }, chain),
    facts: facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    columns: [
      { title: t('labels:papers.wheel'), share: 3 },
      { title: t('labels:papers.tyre'), share: 4 },
      { title: 'DOT', share: 1.4 },
      { title: t('labels:papers.treadOf'), share: 4 },
      { title: t('wheel-sets:wheel.marks'), share: 3 },
    ],
    rows: inPlace(set.each).map((wheel) => {
      const verdict = judged(leastOf(wheel.depths), season);
      return {
        cells: [
          t(`wheel-sets:positions.${wheel.position}`),
          joined(
            [wheel.brand, wheel.pattern].filter(Boolean).join(' '),
            wheel.size,
            wheel.studded && t('wheel-sets:wheel.studded'),
          ),
          wheel.dot,
          joined(
            wheel.depths.length > 0 && `${wheel.depths.map(millimetres).join(' / ')} mm`,
            verdict && t(`tread-depth:verdicts.${verdict}`),
          ),
          wheel.marks.map((mark) => t(`tread-depth:marks.${mark}`)).join(', '),
        ],
      };
    }),
    closing: [t('labels:papers.keep', { site: set.site })],
    signatures: [t('labels:papers.receivedBy', { site: set.site }), t('labels:papers.customer')],
    foot: footOf(t, set.number),
  };
}

/** What is fetched, in the order in which one walks; each set with its code, to be read before it is taken. */
export function pickListContent(
  sets: readonly LabelledSet[],
  t: Say,
  { chain, day, names }: { chain: string; day: string; names: boolean },
): PaperContent {
  const field = (name: string) => t(`wheel-sets:wheel-sets.fields.${name}`);
  const sites = [...new Set(sets.map(({ site }) => site))];
  return {
    from: sites,
    title: t('labels:papers.pickList'),
    facts: [
      [t('labels:papers.day'), day],
      [t('labels:papers.sets'), String(sets.length)],
    ],
    columns: [
      { title: field('place_id'), share: 3 },
      { title: field('number'), share: 1.6 },
      { title: t('labels:papers.plate'), share: 2.6 },
      { title: field('season'), share: 3.4 },
      { title: field('wheels'), share: 1 },
    ],
    rows: asOneWalks(sets).map((set) => ({
      code: codeText({ kind: 'set', set: set.number }, chain),
      cells: [
        set.place === null ? '–' : joined(set.place, set.warehouse),
        set.number,
        joined(set.licenseplate, names && set.owner),
        joined(seasonOf(t, set.season), set.size),
        `${set.wheels.length}`,
      ],
    })),
    closing: [],
    signatures: [t('labels:papers.pickedBy')],
    foot: footOf(t, day),
  };
}

/** House by house, in each as one walks; last what stands at no place. */
function asOneWalks(sets: readonly LabelledSet[]): LabelledSet[] {
  const houses = Map.groupBy(sets, ({ warehouse }) => warehouse);
  const names = [...houses.keys()].toSorted((one, other) =>
    one === null || other === null
      ? Number(one === null) - Number(other === null)
      : one.localeCompare(other, 'nb'),
  );
  return names.flatMap((name) => {
    const here = houses.get(name) ?? [];
    const order = inWalkingOrder([...new Set(here.map(({ place }) => place ?? ''))]);
    return here.toSorted(
      (one, other) =>
        order.indexOf(one.place ?? '') - order.indexOf(other.place ?? '') ||
        Number(one.number) - Number(other.number),
    );
  });
}

/** What goes along with sets from one site to another, and is signed at both; for who received it, once all is known of it, what became of each. */
export function manifestContent(
  transfer: PrintedTransfer,
  t: Say,
  { chain, timezone }: { chain: string; timezone: string },
): PaperContent {
  const { number, from_site: from, to_site: to, driver, sets, came_at: came } = transfer;
  const field = (name: string) => t(`wheel-sets:wheel-sets.fields.${name}`);
  const outcome = t('transfers:outcome');
  return {
    from: [came ? to : from],
    title: t(came ? 'labels:papers.arrival' : 'labels:papers.manifest', { number }),
    facts: [
      [t('labels:papers.from'), from],
      [t('labels:papers.to'), to],
      [t('labels:papers.day'), dayOf(transfer.sent_at.getTime(), timezone)],
      ...(came ? [[t('labels:papers.cameOn'), dayOf(came.getTime(), timezone)] as const] : []),
      [t('transfers:send.fields.driver'), driver],
      [t('transfers:transfers.fields.signed_by'), transfer.signed_by],
      [t('labels:papers.sets'), String(sets.length)],
      [field('wheels'), String(sets.reduce((sum, { wheels }) => sum + wheels, 0))],
    ],
    columns: [
      { title: field('number'), share: 1.6 },
      { title: t('labels:papers.plate'), share: 2.4 },
      { title: field('season'), share: 4 },
      { title: field('wheels'), share: 1 },
      ...(came ? [{ title: outcome, share: 2 }] : []),
    ],
    rows: sets.map((set) => ({
      code: codeText({ kind: 'set', set: set.number }, chain),
      cells: [
        set.number,
        set.licenseplate,
        joined(seasonOf(t, set.season), set.size),
        String(set.wheels),
        ...(came ? [t(`transfers:outcomes.${set.outcome || 'way'}`)] : []),
      ],
    })),
    closing: [],
    signatures: [
      t('labels:papers.handedOver', { site: from }),
      t('labels:papers.receivedBy', { site: to }),
    ],
    foot: footOf(t, number),
  };
}
