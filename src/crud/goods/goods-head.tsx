import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import type { GoodsPaper } from './came-lately.tsx';

/** The paper that goes along with goods, once they have left; what became of them, once they have come. */
export function GoodsHead({ row, Paper }: { readonly row: Row; readonly Paper: GoodsPaper }) {
  const { t } = useTranslation('crud');
  const isOver = row['state'] === 'received';
  if (row.archived_at !== null || (row['state'] !== 'sent' && !isOver)) return null;
  return (
    <div className="whole actions">
      <Paper id={row.id}>{t(isOver ? 'goods.receipt' : 'goods.manifest')}</Paper>
    </div>
  );
}
