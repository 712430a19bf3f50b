import { logisticsNotices } from '#contract/hotel/logistics-notices.ts';
import { settingIsKept } from '#tests/support/in-browser/entered-and-read.tsx';
import { logisticsNoticesScreens } from './screens.ts';

settingIsKept(logisticsNotices, logisticsNoticesScreens, {
  path: 'settings/logistics/notification',
  label: 'Minutes until it is late',
  value: '25',
});
