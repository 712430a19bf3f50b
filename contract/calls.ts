import { agreementCalls } from './customer/agreements.ts';
import { bonusGroupCalls } from './customer/bonus-groups/groups.ts';
import { carCalls, driverCalls } from './car/car-calls.ts';
import { cashRegisterCalls } from './sales/cash-register/register-calls.ts';
import { importsCalls } from './lists/imports.ts';
import { i18nCalls } from './platform/i18n.ts';
import { consentCalls } from './customer/consents.ts';
import { peopleCalls } from './customer/customer-people.ts';
import { mergeAndPrivacyCalls } from './customer/merge-and-privacy.ts';
import { customerDeskCalls } from './desk/customer-desk.ts';
import { customerCentreCalls } from './customer/customer-centre.ts';
import { dashboardCalls } from './desk/dashboard.ts';
import { keyAccountCalls } from './customer/key-accounts.ts';
import { legacyCalls } from './platform/legacy.ts';
import { navigationCalls } from './platform/navigation.ts';
import { choiceCalls } from './desk/notifications/choice-calls.ts';
import { notificationsCalls } from './desk/notifications/notification-calls.ts';
import { writtenCalls } from './desk/notifications/written-calls.ts';
import { preferencesCalls } from './platform/preferences.ts';
import { queueCalls } from './desk/queue.ts';
import { queueScreensCalls } from './desk/queue-screens.ts';
import { resourceCalls } from './resources.ts';
import { registryCalls } from './car/registry.ts';
import { searchCalls } from './desk/search.ts';
import { sessionCalls } from './platform/session.ts';
import { settingsCalls } from './settings.ts';
import { shellCalls } from './platform/shell.ts';
import { viewsCalls } from './lists/views.ts';
import { tagCalls } from './lists/tags.ts';
import { treadReaderCalls } from './car/tread-depth/readers.ts';
import { treadReportCalls } from './car/tread-depth/report.ts';
import { treadStandardCalls } from './car/tread-depth/thresholds.ts';
import { vehicleCalls } from './car/vehicles.ts';
import { whiteLabelCalls } from './platform/white-label.ts';

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
