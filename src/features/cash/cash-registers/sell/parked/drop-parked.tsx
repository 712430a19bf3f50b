import { useTranslation } from 'react-i18next';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { note } from '../note.ts';
import { useParked, type ParkedSale } from './use-parked.ts';

interface Props {
  siteId: SiteId;
  register: number;
  which: readonly ParkedSale[];
  /** Why they cannot stay. */
  text: string;
}

/** Says that parked sales cannot stay, with the press that drops them; each is written down. */
export function DropParked({ siteId, register, which, text }: Props) {
  const { t } = useTranslation('cash-registers');
  const may = useMay();
  const { remove } = useParked(register);
  const { busy, actionError, run } = useAction();
  const at = { siteId, id: register };
  const drop = () =>
    run(async (write) => {
      for (const one of which) {
        await note(write, at, { intent: one.sale.drop, kind: 'dropped', amount: one.gross });
        remove(one);
      }
    });
  return (
    <div className="message warn stack" role="note">
      <p>{text}</p>
      <ErrorNote text={actionError.text} />
      {may('cash.sell') && (
        <div className="row">
          <Button busy={busy} onClick={() => void drop()}>
            {t('parked.drop')}
          </Button>
        </div>
      )}
    </div>
  );
}
