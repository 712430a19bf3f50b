import { openPlaceholders } from '#src/features/legacy/open-screens.ts';
import { openPreferencesScreens } from '#src/features/preferences/screens.ts';
import { queueScreensScreens } from '#src/features/queue-screens/screens.ts';
import { sessionScreens } from '#src/features/session/screens.ts';
import { openTreadDepthScreens } from '#src/features/tread-depth/open-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** The screens that need no site: they stand in the first chunk, so they are few. */
export const openScreens: readonly Screen[] = [
  ...sessionScreens,
  ...openPreferencesScreens,
  ...queueScreensScreens,
  ...openTreadDepthScreens,
  ...openPlaceholders,
];
