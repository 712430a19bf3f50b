import { labelOf, type LabelContent } from '#contract/hotel/labels/label-rules.ts';
import {
  isPaper,
  labelSizes,
  mostLabelled,
  type LabelKind,
  type LabelSize,
  type PaperKind,
} from '#contract/hotel/labels/labels.ts';
import { pagesOf } from '#contract/kit/paper/pages.ts';
import type { Sheet } from '#contract/kit/paper/sheet.ts';
import { languageOf } from '#contract/platform/languages.ts';
import { judgeAt } from '#server/features/workshop/tread-depth/exports.ts';
import { passportAddresses } from '#server/features/hotel/wheel-sets/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import {
  commandContents,
  placeContent,
  setContent,
  wheelContents,
  wordsOfLabels,
} from './label-content.ts';
import { placesToLabel, setsToFetch, setsToLabel, transfersToPrint } from './labels-repo.ts';
import { manifestContent, pickListContent, receiptContent } from './paper-content.ts';

/** What is to be printed. */
export interface Wanted {
  readonly of: LabelKind | PaperKind;
  readonly ids: readonly number[];
  readonly size: LabelSize;
  readonly names: boolean;
  readonly passports: boolean;
}

type LabelContext = Pick<Context, 'db' | 'caller' | 'language' | 'now'>;

/** What a call asks for, with the numbers that it means: of a list to fetch by, where none were chosen, what waits to be fetched. */
export async function wantedOf(
  { db }: Pick<LabelContext, 'db'>,
  {
    of,
    ids,
    size,
    names,
    passports,
  }: Pick<Wanted, 'of' | 'size'> & { ids: string; names: 'yes' | 'no'; passports: 'yes' | 'no' },
): Promise<Wanted> {
  const chosen = [...new Set(ids.split(',').filter(Boolean).map(Number))];
  const waiting = of === 'pick_list' && chosen.length === 0;
  return {
    of,
    ids: waiting ? await setsToFetch(db, mostLabelled) : chosen,
    size,
    names: names === 'yes',
    passports: passports === 'yes',
  };
}

/**
 * Labels, or the pages of papers, as they are printed now. Throws where there is nothing, or too much.
 * Only what is printed opens the addresses of wheels.
 */
export async function labelsOf(
  app: AppContext,
  context: LabelContext,
  wanted: Wanted,
  purpose: 'look' | 'print',
): Promise<Sheet[]> {
  const { of, ids, size, names } = wanted;
  const t = wordsOfLabels(context.language);
  if (ids.length === 0 && of !== 'command') throw new AppError('labels.none');
  if (ids.length > mostLabelled) throw new AppError('labels.too_many', { most: mostLabelled });
  if (isPaper(of)) return papersOf(context, { ...wanted, of });
  const contents = await contentsOf();
  // Of another site, or of none.
  if (contents.length === 0) throw new AppError('labels.none');
  return contents.map((content) =>
    labelOf(content, labelSizes[size], String(context.caller.chainId)),
  );

  async function contentsOf(): Promise<LabelContent[]> {
    const { db, caller } = context;
    if (of === 'command') return commandContents(t);
    if (of === 'place') {
      return (await placesToLabel(db, ids)).map((place) => placeContent(place, t));
    }
    const sets = await setsToLabel(db, ids);
    if (of === 'set') return sets.map((set) => setContent(set, t, names));
    const wheels = sets.flatMap(({ id, each }) =>
      each.map(({ position }) => [id, position] as const),
    );
    const options = { wheels: wanted.passports ? wheels : [], open: purpose === 'print' };
    const addresses = await passportAddresses(app, db, caller, options);
    return sets.flatMap((set) => wheelContents(set, t, { names, addresses }));
  }
}

async function papersOf(
  context: LabelContext,
  { of, ids, names }: Wanted & { readonly of: PaperKind },
): Promise<Sheet[]> {
  const { db, caller, language } = context;
  const chain = String(caller.chainId);
  if (of === 'manifest') {
    const transfers = await transfersToPrint(db, ids, caller.siteName);
    if (transfers.length === 0) throw new AppError('labels.none');
    const t = wordsOfLabels(language);
    return transfers.flatMap((one) =>
      pagesOf(manifestContent(one, t, { chain, timezone: caller.timezone })),
    );
  }
  const sets = await setsToLabel(db, ids);
  if (sets.length === 0) throw new AppError('labels.none');
  const day = todayOf(context);
  if (of === 'pick_list')
    return pagesOf(pickListContent(sets, wordsOfLabels(language), { chain, day, names }));
  const judged = await judgeAt(db, caller, day);
  // Each speaks the language of who handed the wheels in.
  return sets.flatMap((set) => {
    const t = wordsOfLabels(languageOf(set.language) ?? language);
    return pagesOf(receiptContent(set, t, { chain, judged, timezone: caller.timezone }));
  });
}
