import { paymentMethods } from '#contract/money/payment-methods.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';

/** What companies are paid by. */
export function paymentMethodsRoutes(app: AppContext): void {
  resourceRoutes(app, paymentMethods, {
    beforeSave: (_, change, before) => {
      const { kind } = { ...before, ...change };
      // Only coins are rounded; øre paid by card stand on the document. An invoice may be, too.
      const rounds = kind === 'cash' || kind === 'invoice';
      return Promise.resolve({
        ...change,
        ...(!rounds && { rounding: 'none', direction: 'nearest', rounding_account_id: null }),
        ...(kind !== 'gift_card' && { expired_account_id: null }),
        ...(kind !== 'cash' && { difference_account_id: null, moved_account_id: null }),
      });
    },
  });
}
