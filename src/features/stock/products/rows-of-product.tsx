import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { products } from '#contract/stock/products/products.ts';
import { titleOf } from '#src/crud/values/title-of.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';

// A tab comes when somebody opens it.
const EmbeddedList = lazyScreen(
  async () => (await import('#src/crud/embedded/embedded-list.tsx')).EmbeddedList,
);

/** A tab with those rows of a resource whose `field` points at the one of `owner` that is shown. */
export const rowsOf = (
  resource: Resource,
  field: string,
  owner: Resource,
  card: readonly string[],
) =>
  function RowsOf({ row }: { row: Row }) {
    return (
      <EmbeddedList
        key={resource.name}
        resource={resource}
        field={field}
        owner={row}
        called={titleOf(owner, row)}
        card={card}
      />
    );
  };

/** A tab with the products of a type or a brand. */
export const productsWith = (field: string, owner: Resource) =>
  rowsOf(products, field, owner, ['number', 'size', 'price']);
