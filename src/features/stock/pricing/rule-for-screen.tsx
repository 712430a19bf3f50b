import { useParams } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import { priceRules } from '#contract/stock/pricing/price-rules.ts';
import { AddPage } from '#src/crud/pages.tsx';

const references = {
  brand: 'brand_id',
  type: 'type_id',
  product: 'product_id',
  'customer-group': 'bonus_group_id',
} as const;
const kinds = ['tyre', 'rim', 'part', 'work', 'package'];

/** A new rule of what the address names: a brand, a type, a product, a group of customers, or a type of a kind. */
export default function RuleForScreen() {
  const { marginType = '', referenceId = '' } = useParams();
  const isId = /^[1-9]\d{0,14}$/.test(referenceId);
  const field = Object.hasOwn(references, marginType)
    ? references[marginType as keyof typeof references]
    : 'type_id';
  const start: Partial<Row> = {
    ...(isId && { [field]: Number(referenceId) }),
    ...(marginType === 'customer-group' && { stage: 'group', way: 'off' }),
    ...(kinds.includes(marginType) && { kind: marginType }),
  };
  return <AddPage key={`${marginType} ${referenceId}`} resource={priceRules} start={start} />;
}
