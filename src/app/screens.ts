import { agreementsScreens } from '#src/features/agreements/screens.ts';
import { bonusGroupsScreens } from '#src/features/bonus-groups/screens.ts';
import { carsScreens } from '#src/features/cars/screens.ts';
import { customerDeskScreens } from '#src/features/customer-desk/screens.ts';
import { customerCentreScreens } from '#src/features/customer-centre/screens.ts';
import { consentsScreens, customersScreens } from '#src/features/customers/screens.ts';
import { mergeAndPrivacyScreens } from '#src/features/merge-and-privacy/screens.ts';
import { dashboardScreens } from '#src/features/dashboard/screens.ts';
import { legacyScreens } from '#src/features/legacy/screens.ts';
import { notificationsScreens } from '#src/features/notifications/screens.ts';
import { preferencesScreens } from '#src/features/preferences/screens.ts';
import { queueScreens } from '#src/features/queue/screens.ts';
import { queueSettingsScreens } from '#src/features/queue-settings/screens.ts';
import { settingsScreens } from '#src/features/settings/screens.ts';
import { searchScreens } from '#src/features/search/screens.ts';
import { accountScreens } from '#src/features/session/screens.ts';
import { treadDepthScreens } from '#src/features/tread-depth/screens.ts';
import { consigneesScreens } from '#src/features/consignees/screens.ts';
import { keyAccountsScreens } from '#src/features/key-accounts/screens.ts';
import { costCentresScreens } from '#src/features/cost-centres/screens.ts';
import { whiteLabelScreens } from '#src/features/white-label/screens.ts';
import { tagsScreens } from '#src/features/tags/screens.ts';
import { vehiclesScreens } from '#src/features/vehicles/screens.ts';
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
