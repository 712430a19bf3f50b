import { choice, text } from '../../kit/fields.ts';
import { settings } from '../../kit/settings.ts';

/** By whom invoices can be paid online: by telephone with Vipps MobilePay, by card with Nets Easy. */
export const providers = ['vipps', 'easy'] as const;
export type ProviderName = (typeof providers)[number];

/** Of which kind the payment method is that a provider's payments are booked as. */
export const methodKindOf: Readonly<Record<ProviderName, 'mobile' | 'card'>> = {
  vipps: 'mobile',
  easy: 'card',
};

/** Where a company's providers are asked, and by which number Vipps MobilePay knows it. Keys are kept sealed, and shown by no call. */
export const onlinePayments = settings('online-payments', {
  feature: 'payment-links',
  path: '/v4/site/online-payments',
  levels: ['company'],
  read: 'billing.settings',
  write: 'billing.settings',
  fields: {
    environment: choice(['off', 'live', 'test', 'demo'], { hint: true }),
    vipps_number: text(10, { hint: true }),
  },
});
