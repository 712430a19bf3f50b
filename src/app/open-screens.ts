import { openBookingLinkScreens } from '#src/features/booking/booking-links/open-screens.ts';
import { onlineBookingScreens } from '#src/features/booking/online-booking/screens.ts';
import { openPaymentScreens } from '#src/features/economy/payment-links/open-screens.ts';
import { openQuoteScreens } from '#src/features/sales/quotes/open-screens.ts';
import { openPlaceholders } from '#src/features/platform/legacy/open-screens.ts';
import { openPreferencesScreens } from '#src/features/platform/preferences/screens.ts';
import { queueScreensScreens } from '#src/features/workshop/queue-screens/screens.ts';
import { sessionScreens } from '#src/features/platform/session/screens.ts';
import { openTreadDepthScreens } from '#src/features/workshop/tread-depth/open-screens.ts';
import { openWheelScreens } from '#src/features/hotel/wheel-sets/open-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** The screens that need no site: they stand in the first chunk, so they are few. */
export const openScreens: readonly Screen[] = [
  ...sessionScreens,
  ...openPreferencesScreens,
  ...queueScreensScreens,
  ...openTreadDepthScreens,
  ...openWheelScreens,
  ...onlineBookingScreens,
  ...openBookingLinkScreens,
  ...openQuoteScreens,
  ...openPaymentScreens,
  ...openPlaceholders,
];
