import type { Resource } from '#contract/kit/resource.ts';

/** What an entry of the outbox that takes a step with a row is about. */
export const stepKey = (resource: Pick<Resource, 'name'>, id: number): string =>
  `${resource.name}/${id}`;
