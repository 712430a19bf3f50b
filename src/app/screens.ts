import { agreementsScreens } from '#src/features/customer/agreements/screens.ts';
import { bonusGroupsScreens } from '#src/features/customer/bonus-groups/screens.ts';
import { carsScreens } from '#src/features/car/cars/screens.ts';
import { customerDeskScreens } from '#src/features/desk/customer-desk/screens.ts';
import { customerCentreScreens } from '#src/features/customer/customer-centre/screens.ts';
import { consentsScreens, customersScreens } from '#src/features/customer/customers/screens.ts';
import { mergeAndPrivacyScreens } from '#src/features/customer/merge-and-privacy/screens.ts';
import { dashboardScreens } from '#src/features/desk/dashboard/screens.ts';
import { legacyScreens } from '#src/features/platform/legacy/screens.ts';
import { notificationsScreens } from '#src/features/desk/notifications/screens.ts';
import { preferencesScreens } from '#src/features/platform/preferences/screens.ts';
import { queueScreens } from '#src/features/desk/queue/screens.ts';
import { queueSettingsScreens } from '#src/features/desk/queue-settings/screens.ts';
import { settingsScreens } from '#src/features/platform/settings/screens.ts';
import { searchScreens } from '#src/features/desk/search/screens.ts';
import { accountScreens } from '#src/features/platform/session/screens.ts';
import { treadDepthScreens } from '#src/features/car/tread-depth/screens.ts';
import { consigneesScreens } from '#src/features/customer/consignees/screens.ts';
import { keyAccountsScreens } from '#src/features/customer/key-accounts/screens.ts';
import { costCentresScreens } from '#src/features/customer/cost-centres/screens.ts';
import { whiteLabelScreens } from '#src/features/platform/white-label/screens.ts';
import { tagsScreens } from '#src/features/lists/tags/screens.ts';
import { vehiclesScreens } from '#src/features/car/vehicles/screens.ts';
import type { Screen } from '#src/navigation/screen.ts';
import { openScreens } from './open-screens.ts';

/** The screens of the frame, which need a login and a site. The last is for what is none of the others. */
export const siteScreens: readonly Screen[] = [
  ...dashboardScreens,
  ...queueScreens,
  ...notificationsScreens,
  ...preferencesScreens,
  ...customersScreens,
  ...consentsScreens,
  ...customerCentreScreens,
  ...customerDeskScreens,
  ...agreementsScreens,
  ...bonusGroupsScreens,
  ...mergeAndPrivacyScreens,
  ...carsScreens,
  ...treadDepthScreens,
  ...vehiclesScreens,
  ...consigneesScreens,
  ...keyAccountsScreens,
  ...costCentresScreens,
  ...tagsScreens,
  ...whiteLabelScreens,
  ...accountScreens,
  ...queueSettingsScreens,
  ...settingsScreens,
  ...searchScreens,
  ...legacyScreens,
];

/** Every screen of the app. */
export const screens: readonly Screen[] = [...openScreens, ...siteScreens];
