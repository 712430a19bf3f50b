import { agreementCalls, agreementCars, agreements } from '#contract/agreements.ts';
import { AppError } from '#server/kit/errors.ts';
import type { House } from '#server/kit/house.ts';
import { mount, type Context } from '#server/kit/mount.ts';
import { resourceRoutes, tellChanged } from '#server/kit/resource/resource-routes.ts';
import type { Values } from '#server/kit/resource/resource-table.ts';
import { applyList, compareList } from './car-list/car-list.ts';
import { endsBeforeItStarts } from './car-list/car-list-rules.ts';

/** What is agreed with those who pay for many cars, and which cars these are. */
export function agreementsRoutes(house: House): void {
  resourceRoutes(house, agreements, { beforeSave: inOrder('valid_from', 'valid_to') });
  resourceRoutes(house, agreementCars, { beforeSave: inOrder('from_day', 'to_day') });
  const engine = house.engines.get(agreementCars.name)!;
  mount(
    house,
    agreementCalls,
  )({
    compare: async (context) => {
      const { params, body } = context;
      return { data: (await compareList(context, params.id, body.content)).shown };
    },
    apply: async (context) => {
      const { caller, params, body, afterCommit } = context;
      const { difference, shown } = await compareList(context, params.id, body.content);
      if (shown.digest !== body.digest) throw new AppError('agreements.changed_since');
      if (shown.counts.wrong > 0 && !body.leave_out_wrong) {
        throw new AppError('agreements.wrong_rows');
      }
      await applyList(engine, context, params.id, difference);
      afterCommit(() => tellChanged(house, agreementCars, caller));
      afterCommit(() => tellChanged(house, agreements, caller));
      return { data: shown };
    },
  });
}

/** Nothing ends before it starts. */
const inOrder =
  (first: string, last: string) =>
  <Row>(_: Context, change: Partial<Row>, before: Row | undefined): Promise<Partial<Row>> => {
    const next: Values = { ...before, ...change };
    if (endsBeforeItStarts(next[first], next[last])) {
      throw new AppError('common.wrong_input', {}, { [last]: 'fields.before_start' });
    }
    return Promise.resolve(change);
  };
