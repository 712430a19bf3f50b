import type { Resource } from '#contract/kit/resource.ts';
import {
  articleKey,
  emailKey,
  foldText,
  orgNumberKey,
  phoneKey,
} from '#contract/kit/rules/same-text.ts';

/** A value as it is compared: what is written otherwise and means the same is the same. */
export function comparedAs(resource: Resource, field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const { kind, comparedAs: key } = resource.fields[field] ?? {};
  if (key) return (key === 'name' ? foldText : articleKey)(value);
  switch (kind) {
    case 'email':
      return emailKey(value);
    case 'phone':
      return phoneKey(value);
    case 'org_number':
      return orgNumberKey(value);
    default:
      return value;
  }
}

export const sameValue = (resource: Resource, field: string, one: unknown, other: unknown) =>
  comparedAs(resource, field, one) === comparedAs(resource, field, other);
