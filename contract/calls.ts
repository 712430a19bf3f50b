import { agreementCalls } from './agreements.ts';
import { bonusGroupCalls } from './bonus-groups/groups.ts';
import { carCalls, driverCalls } from './car-calls.ts';
import { cashRegisterCalls } from './cash-register/register-calls.ts';
import { importsCalls } from './imports.ts';
import { i18nCalls } from './i18n.ts';
import { consentCalls } from './consents.ts';
import { peopleCalls } from './customer-people.ts';
import { mergeAndPrivacyCalls } from './merge-and-privacy.ts';
import { customerDeskCalls } from './customer-desk.ts';
import { customerCentreCalls } from './customer-centre.ts';
import { dashboardCalls } from './dashboard.ts';
import { keyAccountCalls } from './key-accounts.ts';
import { legacyCalls } from './legacy.ts';
import { navigationCalls } from './navigation.ts';
import { choiceCalls } from './notifications/choice-calls.ts';
import { notificationsCalls } from './notifications/notification-calls.ts';
import { writtenCalls } from './notifications/written-calls.ts';
import { preferencesCalls } from './preferences.ts';
import { queueCalls } from './queue.ts';
import { queueScreensCalls } from './queue-screens.ts';
import { resourceCalls } from './resources.ts';
import { registryCalls } from './registry.ts';
import { searchCalls } from './search.ts';
import { sessionCalls } from './session.ts';
import { settingsCalls } from './settings.ts';
import { shellCalls } from './shell.ts';
import { viewsCalls } from './views.ts';
import { tagCalls } from './tags.ts';
import { treadReaderCalls } from './tread-depth/readers.ts';
import { treadReportCalls } from './tread-depth/report.ts';
import { treadStandardCalls } from './tread-depth/thresholds.ts';
import { vehicleCalls } from './vehicles.ts';
import { whiteLabelCalls } from './white-label.ts';

/** Every call there is, by feature: the server must mount them all, and the tests walk over them. */
export const calls = {
  session: sessionCalls,
  shell: shellCalls,
  preferences: preferencesCalls,
  'white-label': whiteLabelCalls,
  navigation: navigationCalls,
  i18n: i18nCalls,
  queue: queueCalls,
  'queue-screens': queueScreensCalls,
  cashRegister: cashRegisterCalls,
  legacy: legacyCalls,
  search: searchCalls,
  dashboard: dashboardCalls,
  notifications: { ...notificationsCalls, ...writtenCalls, ...choiceCalls },
  views: viewsCalls,
  imports: importsCalls,
  registry: registryCalls,
  'customer-desk': customerDeskCalls,
  'customer-centre': customerCentreCalls,
  'merge-and-privacy': mergeAndPrivacyCalls,
  'tread-depth': { ...treadReportCalls, ...treadStandardCalls },
  'tread-device': treadReaderCalls,
  ...resourceCalls,
  ...settingsCalls,
  agreements: { ...resourceCalls['agreements'], ...agreementCalls },
  'bonus-groups': { ...resourceCalls['bonus-groups'], ...bonusGroupCalls },
  'account-managers': { ...resourceCalls['account-managers'], ...keyAccountCalls },
  customers: { ...resourceCalls['customers'], ...peopleCalls, ...consentCalls },
  cars: { ...resourceCalls['cars'], ...carCalls },
  drivers: { ...resourceCalls['drivers'], ...driverCalls },
  vehicles: { ...resourceCalls['vehicles'], ...vehicleCalls },
  tags: { ...resourceCalls['tags'], ...tagCalls },
};
