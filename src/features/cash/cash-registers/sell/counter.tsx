import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newSale } from '#contract/cash/cash-registers/new-sale.ts';
import type { RegisterStanding } from '#contract/cash/cash-registers/register-calls.ts';
import { linesOf, type Line } from '#contract/kit/document/lines.ts';
import { LinesInput } from '#src/crud/document/lines-input.tsx';
import { useCalculated } from '#src/crud/document/use-calculated.ts';
import { useAction } from '#src/crud/use-action.ts';
import { logProblem } from '#src/device/log.ts';
import { serverNow } from '#src/data/server-time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { useFirstFocus } from '#src/ui/dialog/use-first-focus.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import type { CashRegister } from '../at-register.tsx';
import { DrawerButton } from './drawer-button.tsx';
import { OpenDrawer } from './open-drawer.tsx';
import { note } from './note.ts';
import type { PaperReceipt } from './outage.tsx';
import { ParkedSales } from './parked/parked-sales.tsx';
import { Paying } from './paying.ts';
import { PriceLookUp } from './price-look-up.tsx';
import { useParked } from './parked/use-parked.ts';
import { keptCharge } from '../charges/kept-charge.ts';
import { useSale, type Sale } from './use-sale.ts';

const lines = linesOf(newSale)!;

interface Props {
  register: CashRegister;
  standing: RegisterStanding;
  paper?: PaperReceipt | undefined;
  /** `change` is what the customer gets back, in minor units. */
  onSold: (nr: number, change: number) => void;
}

/** A sale while it is typed: its lines, what they come to, and the way to be paid. Ctrl or Cmd with Enter goes there, with Shift it parks the sale. */
export function Counter({ register, standing, paper, onSold }: Props) {
  const { t } = useTranslation('cash-registers');
  const { sale, change, end, goOn } = useSale(register.id);
  const parked = useParked(register.id);
  const at = { siteId: useSiteId(), id: register.id };
  const { totals } = useCalculated(lines, { ...sale }, sale.lines);
  const [pays, setPays] = useState(() => keptCharge(register.id, sale.intent) !== null);
  const [looks, setLooks] = useState(false);
  const { busy, actionError, run } = useAction();
  const gross = totals?.gross ?? 0;
  // What is given away has its price, and all of it taken off.
  const unpriced = sale.lines.find((line) => Number(line['unit_price']) === 0);
  const canPark = sale.lines.length > 0 && totals !== undefined;
  const canPay = canPark && !unpriced;

  // Who types or scans begins at once.
  const counter = useFirstFocus();

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (pays || looks || !(event.shiftKey ? canPark : canPay)) return;
      event.preventDefault();
      if (event.shiftKey) void park();
      else setPays(true);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  // What is taken off again is written down too, and nobody waits for that.
  function changed(part: Readonly<Record<string, unknown>>): void {
    const { left_out: leftOut = sale.left_out } = part as Partial<Sale>;
    const next = (part[lines.field] ?? sale.lines) as readonly Line[];
    const kept = new Set(next.map(({ key }) => key));
    for (const line of sale.lines.filter(({ key }) => !kept.has(key))) {
      void noteRemoved(String(line['description']), grossOf(line)).catch((cause: unknown) =>
        logProblem('A line that was taken off was not written down', cause),
      );
    }
    change({ lines: next, left_out: leftOut });
  }
  const noteRemoved = async (text: string, amount: number) =>
    run((write) =>
      note(write, at, { intent: crypto.randomUUID(), kind: 'line_removed', text, amount }),
    );
  const drop = () =>
    run(async (write) => {
      await note(write, at, { intent: sale.drop, kind: 'dropped', amount: gross });
      end();
    });
  const park = () =>
    run(async (write) => {
      await note(write, at, { intent: sale.park, kind: 'parked', amount: gross });
      parked.add({ sale, gross, at: serverNow(), take: crypto.randomUUID() });
      end();
      counter.current?.querySelector('input')?.focus();
    });
  return (
    <div ref={counter} className="stack counter">
      <div data-first-focus>
        <LinesInput resource={newSale} row={{ ...sale }} fieldErrors={{}} onChange={changed} />
      </div>
      <ErrorNote text={actionError.text} />
      <p role="status">
        {unpriced && t('sell.unpriced', { name: String(unpriced['description']) })}
      </p>
      <div className="actions at-foot">
        <Button
          variant="primary"
          className="key"
          disabled={!canPay}
          aria-keyshortcuts="Control+Enter"
          onClick={() => setPays(true)}
        >
          {t('sell.pay')}
        </Button>
        {sale.lines.length > 0 && (
          <>
            <Button
              busy={busy}
              disabled={!canPark}
              aria-keyshortcuts="Control+Shift+Enter"
              onClick={() => void park()}
            >
              {t('sell.park')}
            </Button>
            <Button busy={busy} onClick={() => void drop()}>
              {t('sell.drop')}
            </Button>
          </>
        )}
        <Button onClick={() => setLooks(true)}>{t('lookUp.title')}</Button>
        {register.has_drawer && <DrawerButton id={register.id} />}
        {register.has_drawer && register.agent_id !== null && <OpenDrawer id={register.id} />}
      </div>
      <ParkedSales register={register.id} typing={sale.lines.length > 0} onTake={goOn} />
      {looks && <PriceLookUp register={register.id} onClose={() => setLooks(false)} />}
      {pays && totals !== undefined && (
        <Paying
          register={register}
          standing={standing}
          sold={sale}
          paper={paper}
          gross={gross}
          onClose={() => setPays(false)}
          onPaid={(nr, back) => {
            setPays(false);
            end();
            onSold(nr, back);
          }}
        />
      )}
    </div>
  );
}

/** What a line would come to, in minor units. */
const grossOf = ({ quantity, unit_price }: Line): number =>
  Math.round((Number(quantity) * Number(unit_price)) / 100_000);
