import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Described } from '#contract/kit/resource.ts';
import { tagCalls, taggedTypeOf, type Tag } from '#contract/lists/tags.ts';
import { queryClient, queryFor, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useChanges } from '../live-changes.ts';

/** All tags in use, with their colours; none for a field that holds other words. A failure is only logged (specification §8). */
export function useTags(resource: Described, field: string): readonly Tag[] {
  const siteId = useSiteId();
  const changes = useChanges('tags');
  const stuck = field === 'tags' && taggedTypeOf(resource) !== undefined;
  const { data, error } = useQuery({
    ...queryFor(siteId, tagCalls.fromItem, { query: {} }),
    enabled: stuck,
  });
  useEffect(() => {
    if (error) logProblem('The tags were not loaded', error);
  }, [error]);
  useEffect(() => {
    if (changes > 0) refetchTags(siteId);
  }, [changes, siteId]);
  return data?.allTags ?? none;
}

const none: readonly Tag[] = [];

/** Reads again, at a site, what tags there are and what carries which. */
export function refetchTags(siteId: SiteId): void {
  const queryKey = questionOf(siteId, tagCalls.fromItem, { query: {} }).slice(0, 2);
  queryClient
    .invalidateQueries({ queryKey }, { cancelRefetch: false })
    .catch((cause: unknown) => logProblem('The tags were not read again', cause));
}

/** Those of all tags that are offered on rows of a resource. */
export const offeredOn = (tags: readonly Tag[], resource: Described): readonly Tag[] =>
  tags.filter(({ type }) => type === '' || type === resource.name);

/** The class that a word is shown by, in the colour of its tag. */
export const classOfTag = (tags: readonly Tag[], word: string): string =>
  `tag ${tones[tags.find(({ name }) => name === word)?.color ?? 'grey']}`;

const tones = { grey: 'idle', blue: 'info', green: 'ok', amber: 'warn', red: 'bad' } as const;
