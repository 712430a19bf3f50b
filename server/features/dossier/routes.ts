import { cars } from '#contract/cars.ts';
import { customers } from '#contract/customers.ts';
import { alikeFields, dossierCalls } from '#contract/dossier.ts';
import type { RowOf } from '#contract/kit/resource.ts';
import type { House } from '#server/kit/house.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { tellChanged } from '#server/kit/resource/resource-routes.ts';
import { alikeBy, setApart } from './merging/alike-repo.ts';
import { mergeCustomers, unmergeCustomer } from './merging/merge.ts';
import { mergesOf } from './merging/merge-repo.ts';
import { forgetCustomer } from './privacy/forget.ts';
import { personalDataOf } from './privacy/personal-data.ts';

type Customer = RowOf<typeof customers>;

/** What is done with everything that is kept of one customer. */
export function dossierRoutes(house: House): void {
  const { personalData, forget, ...atTheSite } = dossierCalls;
  mount(
    house,
    atTheSite,
  )({
    duplicates: async ({ db, query }) => {
      for (const by of query.by ? [query.by] : alikeFields) {
        const { groups, more } = await alikeBy(db, by);
        if (groups.length > 0) return { data: groups, meta: { by, more } };
      }
      return { data: [], meta: { by: query.by ?? alikeFields[0], more: false } };
    },
    notAlike: async ({ db, caller, params: { id }, body }) => {
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
      data: (await mergeCustomers(house, context, context.params.id, context.body)) as Customer,
    }),
    unmerge: async (context) => ({
      data: (await unmergeCustomer(house, context, context.params.id)) as Customer,
    }),
  });
  // What is kept of somebody lies at every site of the chain.
  mount(
    house,
    { personalData, forget },
    'system',
  )({
    personalData: async (context) =>
      personalDataOf(context, context.params.id, context.query.purpose),
    forget: async (context) => {
      await forgetCustomer(context, context.params.id, context.body);
      context.afterCommit(() => {
        for (const one of [customers, cars]) tellChanged(house, one, context.caller);
      });
      return { data: null };
    },
  });
}
