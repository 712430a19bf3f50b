import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import {
  productStockCalls,
  type ShownMovement,
} from '#contract/stock/stock-levels/stock-movements.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { MovementLine } from './movement-line.tsx';

interface Props {
  id: number;
  /** It begins below this movement; at the newest where nothing is said. */
  before: number | undefined;
  onReverse: (movement: ShownMovement) => void;
  /** Goes on below the last one; missing where another page does. */
  onMore: ((last: number) => void) | undefined;
}

/** Some movements of a product. */
export function MovementPage({ id, before, onReverse, onMore }: Props) {
  const { t } = useTranslation('stock-levels');
  const siteId = useSiteId();
  const input = { params: { id }, query: before === undefined ? {} : { before } };
  const query = useQuery(queryFor(siteId, productStockCalls.movements, input));
  useReadAgain(query, useChanges(stockLevels.name));
  return (
    <Loaded query={query} rows={3}>
      {({ data, meta }) => (
        <>
          {data.length === 0 && <p>{t('history.none')}</p>}
          <ol className="rows">
            {data.map((movement) => (
              <MovementLine key={movement.id} movement={movement} onReverse={onReverse} />
            ))}
          </ol>
          {onMore && meta.more && (
            <Button onClick={() => onMore(data.at(-1)!.id)}>{t('history.more')}</Button>
          )}
        </>
      )}
    </Loaded>
  );
}
