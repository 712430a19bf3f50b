import { foldText } from '../../kit/rules/same-text.ts';
import type { ProductKind } from '../../stock/products/product-kinds.ts';

/** What of a product a rule asks for. */
export interface AutoProduct {
  readonly id: number;
  readonly kind: ProductKind;
  readonly type_id: number;
  readonly brand_id: number | null;
  readonly season: string;
  /** In tenths. */
  readonly inch: number | null;
}

/** What of an order a rule asks for, besides its lines and its day. */
export interface AutoFacts {
  /** '' where nobody knows who it is for. */
  readonly customer_type: string;
  readonly bonus_group_id: number | null;
  /** Where they live, and how an invoice reaches them; '' where nobody knows. */
  readonly country: string;
  readonly invoice_delivery: string;
  /** Whether the wheels of the car, or of one of its sets, are known to hold pressure sensors. */
  readonly has_sensors: boolean;
  /** Whether a storage agreement holds for the customer or the car. */
  readonly has_agreement: boolean;
  /** What the services of its booking are called. */
  readonly services: readonly string[];
}

/** What has to be so for a rule to add something; '' and null ask for nothing. */
export interface AutoConditions {
  readonly kind: string;
  readonly type_id: number | null;
  readonly brand_id: number | null;
  readonly for_product_id: number | null;
  readonly season: string;
  readonly inch_from: number | null;
  readonly inch_to: number | null;
  readonly customer_type: string;
  readonly bonus_group_id: number | null;
  readonly country: string;
  readonly invoice_delivery: string;
  readonly sensors: string;
  readonly agreement: string;
  readonly service: string;
  readonly except_type_id: number | null;
  readonly except_brand_id: number | null;
  readonly except_product_id: number | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
}

/** Why a rule adds nothing for a line. */
export const lineLacks = [
  'product',
  'brand',
  'type',
  'kind',
  'season',
  'inch',
  'except_type',
  'except_brand',
  'except_product',
] as const;
export type LineLack = (typeof lineLacks)[number];

/** Why a rule adds nothing to an order, whatever stands on it. */
export const orderLacks = [
  'day',
  'customer',
  'group',
  'country',
  'invoice',
  'sensors',
  'agreement',
  'service',
] as const;
export type OrderLack = (typeof orderLacks)[number];

const other = <T>(wanted: T | null | '', value: T | null): boolean =>
  wanted !== null && wanted !== '' && wanted !== value;

/** What keeps a rule from adding something for a product. */
export function lacksOfProduct(rule: AutoConditions, product: AutoProduct): LineLack[] {
  const { inch_from: from, inch_to: to } = rule;
  const { inch } = product;
  const isOther: Record<LineLack, boolean> = {
    product: other(rule.for_product_id, product.id),
    brand: other(rule.brand_id, product.brand_id),
    type: other(rule.type_id, product.type_id),
    kind: other(rule.kind, product.kind),
    season: other(rule.season, product.season),
    inch:
      (from !== null && (inch === null || inch < from)) ||
      (to !== null && (inch === null || inch > to)),
    except_type: rule.except_type_id === product.type_id,
    except_brand: rule.except_brand_id !== null && rule.except_brand_id === product.brand_id,
    except_product: rule.except_product_id === product.id,
  };
  return lineLacks.filter((one) => isOther[one]);
}

// Sites call their services by themselves: a rule of the chain knows them by name.
const isCalled = (name: string, wanted: string): boolean => foldText(name) === foldText(wanted);

/** What keeps a rule from adding anything to an order of a day. */
export function lacksOfOrder(rule: AutoConditions, facts: AutoFacts, day: string): OrderLack[] {
  const { valid_from: from, valid_to: to, agreement, sensors, service } = rule;
  const isOther: Record<OrderLack, boolean> = {
    day: (from !== null && day < from) || (to !== null && day > to),
    customer: other(rule.customer_type, facts.customer_type),
    group: other(rule.bonus_group_id, facts.bonus_group_id),
    country: other(rule.country, facts.country),
    invoice: other(rule.invoice_delivery, facts.invoice_delivery),
    sensors: sensors !== '' && (sensors === 'with') !== facts.has_sensors,
    agreement: agreement !== '' && (agreement === 'with') !== facts.has_agreement,
    service: service !== '' && !facts.services.some((name) => isCalled(name, service)),
  };
  return orderLacks.filter((one) => isOther[one]);
}
