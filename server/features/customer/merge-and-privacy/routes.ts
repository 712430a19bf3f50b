import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import { duplicateFields, mergeAndPrivacyCalls } from '#contract/customer/merge-and-privacy.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import type { PersonalDataSource } from '#server/kit/personal-data-source.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { duplicatesBy, setApart } from './merging/duplicates-repo.ts';
import { mergeCustomers, unmergeCustomer } from './merging/merge.ts';
import { mergesOf } from './merging/merge-repo.ts';
import { forgetCustomer } from './privacy/forget.ts';
import { kitPart } from './privacy/kit-part-repo.ts';
import { personalDataOf } from './privacy/personal-data.ts';

type Customer = RowOf<typeof customers>;

/** What is done with everything that is kept of one customer: by the features, whose `ofFeatures` these are, and by the kit. */
export function mergeAndPrivacyRoutes(
  app: AppContext,
  ofFeatures: readonly PersonalDataSource[],
): void {
  const parts = [...ofFeatures, kitPart];
  const points = parts.flatMap((part) => part.points);
  const { personalData, forget, ...atTheSite } = mergeAndPrivacyCalls;
  mount(
    app,
    atTheSite,
  )({
    duplicates: async ({ db, query }) => {
      for (const by of query.by ? [query.by] : duplicateFields) {
        const { groups, more } = await duplicatesBy(db, by);
        if (groups.length > 0) return { data: groups, meta: { by, more } };
      }
      return { data: [], meta: { by: query.by ?? duplicateFields[0], more: false } };
    },
    notDuplicates: async ({ db, caller, params: { id }, body }) => {
      await rowWithId(db, customers, id);
      await rowWithId(db, customers, body.other_id);
      if (id !== body.other_id) await setApart(db, caller.chainId, id, body.other_id);
      return { data: null };
    },
    merges: async ({ db, params: { id } }) => {
      await rowWithId(db, customers, id);
      return { data: await mergesOf(db, id) };
    },
    merge: async (context) => ({
      data: (await mergeCustomers(
        app,
        context,
        context.params.id,
        context.body,
        points,
      )) as Customer,
    }),
    unmerge: async (context) => ({
      data: (await unmergeCustomer(app, context, context.params.id)) as Customer,
    }),
  });
  // What is kept of somebody lies at every site of the chain.
  mount(
    app,
    { personalData, forget },
    'system',
  )({
    personalData: async (context) =>
      personalDataOf(context, context.params.id, context.query.purpose, parts),
    forget: async (context) => {
      await forgetCustomer(context, context.params.id, context.body, parts);
      context.afterCommit(() => {
        for (const one of [customers, cars]) publishChanged(app, one, context.caller);
      });
      return { data: null };
    },
  });
}
