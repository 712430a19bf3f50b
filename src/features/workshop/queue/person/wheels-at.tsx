import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { stagedSetCalls } from '#contract/hotel/wheel-sets/staged-sets.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** Where the set of a visit stands ready; nothing before it does. */
export function WheelsAt({ set }: { set: number }) {
  const { t } = useTranslation('queue');
  const query = useQuery(queryFor(useSiteId(), stagedSetCalls.staged, undefined));
  useReadAgain(query, useChanges('wheel-sets'));
  const place = query.data?.data.find(({ id }) => id === set)?.place;
  return place === undefined ? null : <b>{t('wheelsAt', { place })}</b>;
}
