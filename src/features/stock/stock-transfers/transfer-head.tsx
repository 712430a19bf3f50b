import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import { TransferPaperButton } from './transfer-paper-button.tsx';

/** The paper that goes along with a transfer, once it has left; what became of it, once it has come. */
export function TransferHead({ row }: { row: Row }) {
  const { t } = useTranslation('stock-transfers');
  const isOver = row['state'] === 'received';
  if (row.archived_at !== null || (row['state'] !== 'sent' && !isOver)) return null;
  return (
    <div className="whole actions">
      <TransferPaperButton id={row.id}>
        {t(isOver ? 'paper.printReceipt' : 'paper.print')}
      </TransferPaperButton>
    </div>
  );
}
