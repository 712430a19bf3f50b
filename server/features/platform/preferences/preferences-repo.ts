import { sql } from 'kysely';
import { chooseLanguage } from '#contract/platform/languages.ts';
import type { Preferences, Settings } from '#contract/platform/preferences.ts';
import type { Tx } from '#server/db/open.ts';

type Saved<T> = T & { readonly version: number };

/** What the database keeps in `users.preferences`; what is missing has its default. */
interface Kept {
  readonly startPage?: string;
  readonly dates?: Preferences['dates'];
  /** By the number of the site. */
  readonly logisticsSelectedLocation?: Readonly<Record<string, number | null>>;
}

/** What a person chose for every device. */
export async function preferencesOf(tx: Tx, userId: number): Promise<Saved<Preferences>> {
  const row = await tx
    .selectFrom('users')
    .select(['language', 'timezone', 'preferences', 'version'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const kept = row.preferences as Kept;
  return {
    language: row.language === null ? null : chooseLanguage(row.language),
    timezone: row.timezone,
    startPage: kept.startPage ?? '',
    dates: kept.dates ?? 'words',
    version: row.version,
  };
}

/** Saves it over the version it was made from; false when that is not the newest any more. */
export async function savePreferences(
  tx: Tx,
  userId: number,
  { language, timezone, version, startPage, dates }: Saved<Preferences>,
): Promise<boolean> {
  const kept = JSON.stringify({ startPage, dates } satisfies Kept);
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({
      language,
      timezone,
      preferences: sql`preferences || ${kept}::jsonb`,
      version: version + 1,
    })
    .where('id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** In which warehouse of a site somebody works; null for all. */
export async function selectedLocationOf(
  tx: Tx,
  userId: number,
  siteId: number,
): Promise<number | null> {
  const { preferences } = await tx
    .selectFrom('users')
    .select('preferences')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return (preferences as Kept).logisticsSelectedLocation?.[String(siteId)] ?? null;
}

/** Keeps in which they do. It is no part of the form of preferences, and changes no version of it. */
export async function selectLocation(
  tx: Tx,
  userId: number,
  siteId: number,
  warehouseId: number | null,
): Promise<void> {
  const kept = JSON.stringify({ [siteId]: warehouseId });
  await tx
    .updateTable('users')
    .set({
      preferences: sql`jsonb_set(
        preferences, '{logisticsSelectedLocation}',
        coalesce(preferences -> 'logisticsSelectedLocation', '{}') || ${kept}::jsonb
      )`,
    })
    .where('id', '=', userId)
    .execute();
}

/** Who the person is, as they may change it; the e-mail they may not. */
export async function settingsOf(
  tx: Tx,
  userId: number,
): Promise<Saved<Settings & { readonly email: string }>> {
  return tx
    .selectFrom('users')
    .select(['first_name as firstname', 'last_name as lastname', 'phone', 'email', 'version'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Saves them over the version they were made from; false when that is not the newest any more. */
export async function saveSettings(
  tx: Tx,
  userId: number,
  { firstname, lastname, phone, version }: Saved<Settings>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ first_name: firstname, last_name: lastname, phone, version: version + 1 })
    .where('id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
