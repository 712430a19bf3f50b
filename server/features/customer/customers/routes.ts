import {
  customerAddresses,
  customerContacts,
  peopleCalls,
} from '#contract/customer/customer-people.ts';
import { customers } from '#contract/customer/customers.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { checkBlockReason } from './block-rules.ts';
import { consentRoutes } from './consents/consent-routes.ts';
import { peopleOf } from './people-repo.ts';

/** The register of customers, whose numbers the database draws, and whom and where to reach at each. */
export function customersRoutes(app: AppContext): void {
  resourceRoutes(app, customers, {
    beforeSave: (_, change, before) => {
      checkBlockReason(change, before);
      return Promise.resolve(change);
    },
    steps: {
      restore: (_, before) => {
        // No field: nothing more is told of who was forgotten.
        if (before['forgotten_at'] !== null) throw new AppError('customers.forgotten');
        return Promise.resolve();
      },
    },
  });
  mount(
    app,
    peopleCalls,
  )({
    people: async (context) => {
      const { db, params, language } = context;
      const requested = await rowWithId(db, customers, params.id);
      const id = Number(requested['merged_into_id'] ?? requested.id);
      return { data: await peopleOf(db, id, language, todayOf(context)) };
    },
  });
  resourceRoutes(app, customerContacts);
  resourceRoutes(app, customerAddresses);
  consentRoutes(app);
}
