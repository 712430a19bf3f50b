import { useMemo } from 'react';
import { fieldsOfMany, readableOf, type May } from '#contract/kit/field-rights.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** Whether the person has a right; until that is known, and where nobody says, they are let try. */
export function useMay(): May {
  const rights = useLoaded(useSiteId(), shellCalls.profile)?.data.profile.rights;
  return useMemo(() => (right) => rights?.includes(right) ?? true, [rights]);
}

/** Whether the person may change rows of a resource. */
export function useMayWrite({ write }: Resource): boolean {
  return useMay()(write);
}

/** A resource as it is shown to the person: without what they may not read of it. */
export function useReadable(resource: Resource): Resource {
  const may = useMay();
  return useMemo(() => readableOf(resource, may), [resource, may]);
}

/**
 * A resource as its list is to the person: without the fields that they are told only of one row at
 * a time. `field` is the one that narrows it to what belongs to one row.
 */
export function useListed(resource: Resource, field?: string): Resource {
  const may = useMay();
  return useMemo(() => {
    const names = fieldsOfMany(resource, may, field === undefined ? {} : { [field]: true });
    if (names.length === Object.keys(resource.fields).length) return resource;
    const fields = Object.fromEntries(names.map((name) => [name, resource.fields[name]!]));
    return { ...resource, fields };
  }, [resource, field, may]);
}
