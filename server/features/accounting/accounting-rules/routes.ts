import {
  conditionsOf,
  costAccountingRules,
  paymentAccountingRules,
  salesAccountingRules,
} from '#contract/accounting/accounting-rules/rules.ts';
import { rivalOf, type Rule } from '#contract/accounting/accounting-rules/narrowest.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { paymentMethods } from '#contract/money/payment-methods.ts';
import { productTypes } from '#contract/stock/products/products.ts';
import { hasVatCode } from '#server/features/money/vat-codes/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import type { Values, Hooks } from '#server/kit/resource/resource-table.ts';
import { kindOf, otherRules, type KeptRule } from './rules-repo.ts';

/** On which accounts a company books what it sells, is paid and buys. */
export function accountingRulesRoutes(app: AppContext): void {
  rulesRoutes(app, salesAccountingRules, ofProductType);
  rulesRoutes(app, paymentAccountingRules, ofPaymentMethod);
  rulesRoutes(app, costAccountingRules, ofProductType);
}

type Fill = (context: Context, rule: Values) => Promise<Values>;

/** Serves rules of which none may leave open which of two is meant; `fill` says what follows from what a rule names. */
function rulesRoutes(app: AppContext, resource: Resource, fill: Fill): void {
  const conditions = conditionsOf(resource);
  const hooks: Hooks = {
    beforeSave: async (context, change, before) => {
      const rule = { ...before, ...change };
      const code = rule['vat_code'];
      if (typeof code === 'string' && code !== '' && !(await hasVatCode(context.db, code))) {
        throw new AppError('common.wrong_input', {}, { vat_code: 'fields.unknown' });
      }
      const saved = { ...change, ...(await fill(context, rule)) };
      const others = await otherRules(context, resource, Number(before?.['id'] ?? 0));
      checkRival(conditions, { ...rule, ...saved } as Values as Rule, others);
      return saved;
    },
    steps: {
      restore: async (context, before) => {
        checkRival(
          conditions,
          before as Rule,
          await otherRules(context, resource, Number(before['id'])),
        );
      },
      // It may be the one that decides between two others.
      archive: async (context, before) => {
        const left = await otherRules(context, resource, Number(before['id']));
        for (const rule of left)
          checkRival(
            conditions,
            rule,
            left.filter((one) => one !== rule),
          );
      },
    },
  };
  resourceRoutes(app, resource, hooks as Hooks<never>);
}

function checkRival(conditions: readonly string[], rule: Rule, others: readonly KeptRule[]): void {
  const rival = rivalOf(conditions, rule, others);
  if (!rival) return;
  // Told at the conditions that both could share, or where neither has any, at what it is called.
  const filled = conditions.filter((name) => rule[name] != null && rule[name] !== '');
  throw new AppError(
    'accounting-rules.equally_narrow',
    { name: String(rival['name']) },
    Object.fromEntries(
      (filled.length > 0 ? filled : ['name']).map((name) => [name, 'fields.equally_narrow']),
    ),
  );
}

const ofProductType: Fill = async ({ db }, { product_type_id: id }) => {
  const kind = await kindOf(db, productTypes, id);
  return kind === null ? {} : { product_kind: kind };
};

const ofPaymentMethod: Fill = async ({ db }, { payment_method_id: id }) => {
  const kind = await kindOf(db, paymentMethods, id);
  return kind === null ? {} : { payment_kind: kind };
};
