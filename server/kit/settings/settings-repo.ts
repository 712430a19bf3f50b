import type { Level } from '#contract/kit/traits.ts';
import {
  defaultsOf,
  describedAt,
  type Settings,
  type SettingsValues,
} from '#contract/kit/settings.ts';
import type { Tx } from '#server/db/open.ts';

/** Whose settings: a site's, with what its company and its chain set. */
export interface Place {
  readonly chainId: number;
  readonly siteId: number;
}

type Values = Readonly<Record<string, unknown>>;

/** What one level keeps. `fields` holds what it sets itself. */
export interface Kept {
  readonly id: number | null;
  readonly fields: Values;
  readonly version: number;
}

/** What holds of settings at a site, and which level has set each field. */
export interface Holding<S extends Settings> {
  readonly values: SettingsValues<S>;
  readonly setBy: Readonly<Record<keyof S['fields'] & string, S['levels'][number] | 'default'>>;
}

const never: Kept = { id: null, fields: {}, version: 1 };

/** What holds of settings at a site: its own, else what its company or chain set, else what is usual. */
export async function settingsOf<S extends Settings>(
  tx: Tx,
  settings: S,
  place: Place,
): Promise<SettingsValues<S>> {
  return (await holdingOf(tx, settings, place)).values;
}

/** The same, with which level has set each field. */
export async function holdingOf<S extends Settings>(
  tx: Tx,
  settings: S,
  place: Place,
): Promise<Holding<S>> {
  const kept = await keptOf(tx, settings, place);
  const values: Record<string, unknown> = defaultsOf(settings);
  const setBy: Record<string, Level | 'default'> = {};
  for (const name of Object.keys(settings.fields)) setBy[name] = 'default';
  for (const level of settings.levels) {
    for (const [name, value] of Object.entries(kept[level].fields)) {
      values[name] = value;
      setBy[name] = level;
    }
  }
  return { values, setBy } as unknown as Holding<S>;
}

/** What each level keeps of settings, at a site. */
export async function keptOf(
  tx: Tx,
  settings: Settings,
  { chainId, siteId }: Place,
): Promise<Record<Level, Kept>> {
  const rows = await tx
    .selectFrom('settings')
    .select(['id', 'site_id', 'company_id', 'fields', 'version'])
    .where('chain_id', '=', chainId)
    .where('name', '=', settings.name)
    .where((is) => is.or([is('site_id', 'is', null), is('site_id', '=', siteId)]))
    .where((is) =>
      is.or([
        is('company_id', 'is', null),
        is(
          'company_id',
          '=',
          is
            .selectFrom('sites')
            .select('sites.company_id')
            .where('sites.chain_id', '=', chainId)
            .where('sites.id', '=', siteId),
        ),
      ]),
    )
    .execute();
  const at = (level: Level): Kept => {
    const row = rows.find((one) => levelOf(one) === level);
    return row ? { ...row, fields: readable(settings, level, row.fields as Values) } : never;
  };
  return { chain: at('chain'), company: at('company'), site: at('site') };
}

const levelOf = (row: {
  readonly site_id: number | null;
  readonly company_id: number | null;
}): Level => (row.site_id !== null ? 'site' : row.company_id === null ? 'chain' : 'company');

/** Holds a level's row until the transaction ends, making it where there is none. */
export async function holdRow(
  tx: Tx,
  { name }: Settings,
  level: Level,
  { chainId, companyId, siteId }: Place & { readonly companyId: number },
): Promise<void> {
  const own = {
    chain_id: chainId,
    company_id: level === 'company' ? companyId : null,
    site_id: level === 'site' ? siteId : null,
    name,
  };
  await tx
    .insertInto('settings')
    .values(own)
    .onConflict((taken) => taken.doNothing())
    .execute();
  await tx
    .selectFrom('settings')
    .select('id')
    .where('chain_id', '=', chainId)
    .where('name', '=', name)
    .where('site_id', own.site_id === null ? 'is' : '=', own.site_id)
    .where('company_id', own.company_id === null ? 'is' : '=', own.company_id)
    .forUpdate()
    .execute();
}

/** Writes over a row that is held, as its next version. */
export async function writeRow(tx: Tx, id: number, fields: Values): Promise<void> {
  await tx
    .updateTable('settings')
    .set((row) => ({ fields: JSON.stringify(fields), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** What a row keeps of the fields that there are today; what nobody could read any more is as if nobody had set it. */
function readable(settings: Settings, level: Level, kept: Values): Values {
  const { fields } = describedAt(settings, level);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { output }]) => {
      const read = output.safeParse(kept[name]);
      return name in kept && read.success ? [[name, read.data]] : [];
    }),
  );
}
