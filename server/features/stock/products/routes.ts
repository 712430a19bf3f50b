import { nameAliases, productBrands } from '#contract/stock/products/brands.ts';
import { eanKey, isEan } from '#contract/kit/rules/ean-rules.ts';
import {
  packageLines,
  productCosts,
  products,
  productTypes,
  supplierArticles,
} from '#contract/stock/products/products.ts';
import { matchedProductCalls } from '#contract/stock/products/matched-products.ts';
import { sizeFields } from '#contract/stock/products/size-fields.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { kindOfType, kindsOf } from './kinds-repo.ts';
import { matchedProducts } from './matched-products.ts';

const wrong = (field: string, code: string) =>
  new AppError('common.wrong_input', {}, { [field]: code });

function eanOf(typed: string): string {
  const ean = eanKey(typed);
  if (ean !== '' && !isEan(ean)) throw wrong('ean', 'fields.not_an_ean');
  return ean;
}

/** What a chain sells, who makes it, and what it is bought as. */
export function productsRoutes(app: AppContext): void {
  resourceRoutes(app, productBrands);
  resourceRoutes(app, nameAliases);
  resourceRoutes(app, productTypes, {
    beforeSave: (_, change, before) => {
      // What is of a type has the fields of its kind.
      if (before && (before.products ?? 0) > 0 && change.kind && change.kind !== before.kind) {
        throw wrong('kind', 'fields.settled');
      }
      return Promise.resolve(change);
    },
  });
  resourceRoutes(app, products, {
    beforeSave: async ({ db }, change, before) => {
      const { kind, type_id: type, size = '' } = { ...before, ...change };
      if (type !== undefined && (type !== before?.type_id || kind !== before.kind)) {
        const other = await kindOfType(db, type);
        if (other !== undefined && other !== kind) throw wrong('type_id', 'fields.other_kind');
      }
      const read = sizeFields(kind ?? 'tyre', size);
      if (!read) throw wrong('size', 'fields.not_a_size');
      return { ...change, ...(change.ean !== undefined && { ean: eanOf(change.ean) }), ...read };
    },
  });
  mount(
    app,
    matchedProductCalls,
  )({
    matched: async ({ db, body }) => ({ data: await matchedProducts(db, body.texts) }),
  });
  resourceRoutes(app, supplierArticles, {
    beforeSave: (_, change) =>
      Promise.resolve(change.ean === undefined ? change : { ...change, ean: eanOf(change.ean) }),
  });
  resourceRoutes(app, productCosts);
  resourceRoutes(app, packageLines, {
    beforeSave: async ({ db }, change, before) => {
      const { package_id: whole, product_id: part } = { ...before, ...change };
      if (part === undefined || part === before?.product_id) return change;
      // One that is not there is told as of any reference.
      const [outer, inner] = await kindsOf(db, [whole ?? 0, part]);
      // A package of packages could hold itself.
      if (inner?.kind === 'package') throw wrong('product_id', 'fields.other_kind');
      if (outer && outer.kind !== 'package') throw wrong('package_id', 'fields.other_kind');
      return { ...change, name: inner?.name ?? '' };
    },
  });
}
