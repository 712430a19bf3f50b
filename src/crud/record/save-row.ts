import type { Call } from '#contract/kit/call.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { SiteId } from '#src/data/tokens.ts';
import type { Write } from '#src/data/writing/write.ts';
import { refetchResource } from '../refetch-resource.ts';
import { writtenChanges } from './empty-row.ts';

/** Saves what was changed of a row of a resource, and only that. */
export const saveRow =
  (resource: Resource, siteId: SiteId) =>
  async (draft: Row, base: Row, write: Write): Promise<Row> => {
    const input = {
      params: { id: base.id },
      body: { ...(await writtenChanges(resource, base, draft)), version: draft.version },
    };
    const answer = await write<Call>(resource.calls.save, input, { siteId });
    refetchResource(siteId, resource);
    return (answer as { data: Row }).data;
  };
