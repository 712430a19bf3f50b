import { agreementsPart } from '#server/features/agreements/exports.ts';
import { carsPart } from '#server/features/cars/exports.ts';
import { consigneesPart } from '#server/features/consignees/exports.ts';
import { customersPart } from '#server/features/customers/exports.ts';
import { importsPart } from '#server/features/imports/exports.ts';
import { queuePart } from '#server/features/queue/exports.ts';
import type { CustomerPart } from '#server/kit/customer-part.ts';
import { kitPart } from './privacy/kit-part-repo.ts';

/** Every feature that keeps something of a customer. */
export const customerParts: readonly CustomerPart[] = [
  customersPart,
  carsPart,
  agreementsPart,
  consigneesPart,
  queuePart,
  importsPart,
  kitPart,
];
