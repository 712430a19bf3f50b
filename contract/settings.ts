import type { Call } from './kit/call.ts';
import type { Settings } from './kit/settings.ts';
import { costCentreSettings } from './customer/cost-centres/settings.ts';
import { contactDetails } from './booking/booking-settings/contact-details.ts';
import { logisticsNotices } from './hotel/logistics-notices.ts';
import { queueSettings } from './workshop/queue-settings.ts';
import { mecaProSettings } from './sales/meca-pro/settings.ts';
import { stockSettings } from './stock/stock-levels/stock-settings.ts';
import { priceFloors } from './stock/pricing/price-floors.ts';
import { pricingSettings } from './stock/pricing/price-rules.ts';
import { treadThresholds } from './workshop/tread-depth/thresholds.ts';
import { bookkeeping } from './accounting/vouchers/bookkeeping.ts';
import { onlinePayments } from './economy/payment-links/online-payments.ts';
import { billing } from './economy/billing.ts';
import { paymentReferences } from './economy/payment-references/payment-references.ts';
import { creditSettings } from './economy/credit-limits/credit-settings.ts';
import { giftCardSettings } from './sales/gift-cards/gift-card-settings.ts';
import { automaticReminders } from './economy/reminder-runs/automatic-reminders.ts';
import { reminderSettings } from './economy/reminder-runs/reminder-settings.ts';
import { automaticInvoicing } from './economy/invoice-runs/automatic-invoicing.ts';

/** Every page of settings there is: its calls are the server's, tests and tools walk over them. */
export const allSettings: readonly Settings[] = [
  queueSettings,
  treadThresholds,
  logisticsNotices,
  contactDetails,
  stockSettings,
  costCentreSettings,
  pricingSettings,
  priceFloors,
  mecaProSettings,
  billing,
  paymentReferences,
  creditSettings,
  giftCardSettings,
  onlinePayments,
  automaticInvoicing,
  automaticReminders,
  reminderSettings,
  bookkeeping,
];

/** The calls of all settings, by their name, and the level where there are several. */
export const settingsCalls: Readonly<Record<string, Readonly<Record<string, Call>>>> =
  Object.fromEntries(
    allSettings.flatMap(({ name, levels, calls }) =>
      levels.map((level) => [levels.length > 1 ? `${name}.${level}` : name, calls[level]!]),
    ),
  );
