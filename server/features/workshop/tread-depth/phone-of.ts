import { treadThresholds } from '#contract/workshop/tread-depth/thresholds.ts';
import type { Tx } from '#server/db/open.ts';
import { settingsOf, type Place } from '#server/kit/settings/settings-repo.ts';

/** The telephone that a site gives its customers; empty where it gives none. */
export const phoneOf = async (tx: Tx, place: Place): Promise<string> =>
  (await settingsOf(tx, treadThresholds, place)).phone;
