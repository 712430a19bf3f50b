import { customerAddresses, customerContacts, peopleCalls } from '#contract/customer-people.ts';
import { customers } from '#contract/customers.ts';
import type { RowOf } from '#contract/kit/resource.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { House } from '#server/kit/house.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { resourceRoutes, tellChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { archiveRow } from '#server/kit/resource/write.ts';
import { checkBlockReason } from './block-rules.ts';
import { consentRoutes } from './consents/consent-routes.ts';
import { peopleOf } from './people-repo.ts';

/** The register of customers, whose numbers the database draws, and whom and where to reach at each. */
export function customersRoutes(house: House): void {
  resourceRoutes(house, customers, {
    except: ['restore'],
    beforeSave: (_, change, before) => {
      checkBlockReason(change, before);
      return Promise.resolve(change);
    },
  });
  const { restore } = customers.calls;
  mount(house, { restore, ...peopleCalls })({
    people: async (context) => {
      const { db, params, language } = context;
      const asked = await rowWithId(db, customers, params.id);
      const id = Number(asked['merged_into_id'] ?? asked.id);
      return { data: await peopleOf(db, id, language, todayOf(context)) };
    },
    restore: async (context) => {
      const { db, params, body } = context;
      const { merged_into_id, forgotten_at } = await lockRow(db, customers, params.id);
      if (merged_into_id !== null) throw new AppError('customers.merged');
      if (forgotten_at !== null) throw new AppError('customers.forgotten');
      context.afterCommit(() => tellChanged(house, customers, context.caller));
      const row = await archiveRow(
        { resource: customers, ways: {} },
        context,
        params.id,
        'restore',
        body.version,
      );
      return { data: row as RowOf<typeof customers> };
    },
  });
  resourceRoutes(house, customerContacts);
  resourceRoutes(house, customerAddresses);
  consentRoutes(house);
}
