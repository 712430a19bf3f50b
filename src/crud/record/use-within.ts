import { useParams } from 'react-router';
import type { Resource } from '#contract/kit/resource.ts';
import { pathsOf } from '../resource-paths.ts';

/** The row of another resource that the screens of one stand within. */
export interface Within {
  readonly field: string;
  readonly id: number;
}

/** What the address says that the screens of a resource stand within; undefined for those that stand alone. */
export function useWithin({ name }: Pick<Resource, 'name'>): Within | undefined {
  const params = useParams();
  const within = pathsOf(name)?.within;
  const id = within && Number(params[within.param]);
  return within && id ? { field: within.field, id } : undefined;
}

/** A resource without the field that is said already by where it is shown. */
export function withoutField(resource: Resource, field: string | undefined): Resource {
  if (field === undefined) return resource;
  const { [field]: _, ...fields } = resource.fields;
  return { ...resource, fields };
}
