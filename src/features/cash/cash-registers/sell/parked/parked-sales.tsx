import { useTranslation } from 'react-i18next';
import { useAction } from '#src/crud/use-action.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { useAmount } from '../../use-amount.ts';
import { DropParked } from './drop-parked.tsx';
import { note } from '../note.ts';
import { useParked, type ParkedSale } from './use-parked.ts';
import type { Sale } from '../use-sale.ts';

interface Props {
  register: number;
  /** Something is typed: that is paid, dropped or parked first. */
  typing: boolean;
  onTake: (sale: Sale) => void;
}

/** The sales that wait on this device, each with a press that goes on with it. One of an earlier day can only be dropped. */
export function ParkedSales({ register, typing, onTake }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const amount = useAmount();
  const { parked, remove } = useParked(register);
  const { busy, actionError, run } = useAction();
  const today = showDate(serverNow());
  const old = parked.filter(({ at }) => showDate(at) !== today);
  const waiting = parked.filter((one) => !old.includes(one));
  if (parked.length === 0) return null;
  const take = (one: ParkedSale) =>
    run(async (write) => {
      await note(
        write,
        { siteId, id: register },
        { intent: one.take, kind: 'taken_back', amount: one.gross },
      );
      remove(one);
      onTake(one.sale);
    });
  return (
    <section className="section stack" aria-label={t('parked.title')}>
      <h2>{t('parked.title')}</h2>
      {waiting.length > 0 && (
        <div className="keys">
          {waiting.map((one) => (
            <Button
              key={one.take}
              className="key"
              busy={busy}
              disabled={typing}
              onClick={() => void take(one)}
            >
              <span>
                <b>{nameOf(one)}</b>
                <small>{`${showTime(one.at)} · ${amount(one.gross)}`}</small>
              </span>
            </Button>
          ))}
        </div>
      )}
      {waiting.length > 0 && typing && <p className="muted">{t('parked.first')}</p>}
      {old.length > 0 && (
        <DropParked siteId={siteId} register={register} which={old} text={t('parked.old')} />
      )}
      <ErrorNote text={actionError.text} />
    </section>
  );
}

/** What a sale is known by: its first line, and how many more there are. */
function nameOf({ sale: { lines } }: ParkedSale): string {
  const [first, ...more] = lines;
  const name = first ? String(first['description']) : '';
  return more.length > 0 ? `${name} + ${more.length}` : name;
}
