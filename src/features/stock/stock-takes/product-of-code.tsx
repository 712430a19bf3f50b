import { useQuery } from '@tanstack/react-query';
import { readCode } from '#contract/hotel/label-codes.ts';
import { products } from '#contract/stock/products/products.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What the product is called whose EAN a code is; nothing where it is no EAN, or of no product of ours. */
export function ProductOfCode({ code }: { code: string }) {
  const siteId = useSiteId();
  const may = useMay();
  const read = readCode(code);
  const ean = read.kind === 'ean' ? read.ean : '';
  const { data } = useQuery({
    ...queryFor(siteId, products.calls.list, { query: { q: ean, per_page: 10 } }),
    enabled: ean !== '' && may(products.read),
  });
  const product = ean === '' ? undefined : data?.data.find((one) => one.ean === ean);
  return product ? <b>{product.name}</b> : null;
}
