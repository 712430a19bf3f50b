import { useTranslation } from 'react-i18next';
import type { Batch } from '#contract/kit/batch/batch.ts';
import type { Row } from '#contract/kit/row.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { refetchResource } from '../refetch-resource.ts';
import { useAction } from '../use-action.ts';

interface Props {
  batch: Batch;
  row: Row;
  /** The items shown that can be chosen. */
  shown: readonly number[];
  selection: Selection;
}

/** Leaves the selected items of a proposal out, or takes them in again. */
export function ChooseItems({ batch, row, shown, selection }: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const ids = [...selection.ids];
  const choose = (leftOut: boolean) =>
    run(async (write) => {
      const body = { items: ids, left_out: leftOut };
      await write(batch.calls.choose, { params: { id: row.id }, body }, { siteId });
      selection.clear();
      refetchResource(siteId, batch.resource);
    });
  const isAll = shown.every((id) => selection.ids.has(id));
  return (
    <div className="row">
      <label className="check">
        <input type="checkbox" checked={isAll} onChange={() => selection.toggleAll(shown)} />
        {t('batch.selectAll')}
      </label>
      {ids.length > 0 && (
        <div
          className="actions"
          role="group"
          aria-label={t('bulk.selected', { count: ids.length })}
        >
          <Button disabled={busy} onClick={() => void choose(true)}>
            {t('batch.leaveOut', { count: ids.length })}
          </Button>
          <Button disabled={busy} onClick={() => void choose(false)}>
            {t('batch.takeIn', { count: ids.length })}
          </Button>
        </div>
      )}
      <ErrorNote text={actionError.text} />
    </div>
  );
}
