import { loadWords } from '#src/i18n/words.ts';
import { featureOf } from '#src/navigation/screen.ts';
import { siteScreens } from '../screens.ts';

/** Loads the words of everything that the palette can name. */
export const paletteWords = (): Promise<unknown> =>
  loadWords(['navigation', 'outbox', 'search', 'shell', ...new Set(siteScreens.map(featureOf))]);
