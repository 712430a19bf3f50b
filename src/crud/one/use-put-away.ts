import { useTranslation } from 'react-i18next';
import type { Call } from '#contract/kit/call.ts';
import type { Resource, Row } from '#contract/kit/resource.ts';
import { write, type Write } from '#src/data/writing/write.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { titleOf } from '../values/title-of.ts';
import { readAnew } from '../read-anew.ts';
import { refusalOf } from '../refusal.ts';
import { useAction } from '../use-action.ts';

/** Puts one of a resource away, or takes it back, and offers to undo that. `onAway`: what is done once it is away. */
export function usePutAway(resource: Resource, onAway: () => void) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const { calls } = resource;
  const { busy, refusal, run } = useAction();

  async function call(deed: 'archive' | 'restore', { id, version }: Row, by: Write): Promise<Row> {
    const given = { params: { id }, body: { version } };
    const answer = (await by<Call>(calls[deed], given, { siteId })) as { data: Row };
    readAnew(siteId, resource);
    return answer.data;
  }

  const turn = (row: Row) =>
    run(async (once) => {
      const away = row.archived_at === null;
      const done = await call(away ? 'archive' : 'restore', row, once);
      const undo = () => {
        call(away ? 'restore' : 'archive', done, write).catch((cause: unknown) =>
          showSnackbar(refusalOf(cause).text),
        );
      };
      const name = titleOf(resource, row);
      showSnackbar(t(away ? 'crud:form.archived' : 'crud:form.restored', { name }), {
        action: { label: t('undo'), act: undo },
      });
      if (away) onAway();
    });

  return { busy, refusal, turn };
}
