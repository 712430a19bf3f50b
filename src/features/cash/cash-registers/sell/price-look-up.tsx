import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newSale } from '#contract/cash/cash-registers/new-sale.ts';
import { linesOf } from '#contract/kit/document/lines.ts';
import { productStockCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { products } from '#contract/stock/products/products.ts';
import { lineAbout } from '#src/crud/document/new-line.ts';
import { matchedRows } from '#src/crud/document/pasting/matched-rows.ts';
import { useCalculated } from '#src/crud/document/use-calculated.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { ReferenceInput } from '#src/crud/widgets/reference-input.tsx';
import { queryFor } from '#src/data/query.ts';
import type { Write } from '#src/data/writing/write.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { useAmount } from '../use-amount.ts';
import { note } from './note.ts';

const lines = linesOf(newSale)!;
const inHundredths = 100;

interface Looked {
  readonly id: number;
  readonly name: string;
  /** With VAT, in minor units; null where it has none. */
  readonly price: number | null;
}

interface Props {
  register: number;
  onClose: () => void;
}

/** What a product costs and how much of it is there, found by typing or by a scan, and not sold. Each look is written down. */
export function PriceLookUp({ register, onClose }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const id = useId();
  const amount = useAmount();
  const { by } = useCalculated(lines, { prices_include_vat: true }, []);
  const { actionError, run } = useAction();
  const [looked, setLooked] = useState<Looked | null>(null);
  const [unknown, setUnknown] = useState('');

  async function show(write: Write, row: Readonly<Record<string, unknown>>): Promise<void> {
    const line = lineAbout(lines, row, by);
    const [name, kind] = [String(line['description']), line['kind']];
    const price = Math.round(Number(line['unit_price']) / inHundredths);
    const group = kind === 'work' ? 'work' : 'goods';
    const intent = crypto.randomUUID();
    await note(
      write,
      { siteId, id: register },
      { intent, kind: 'price_asked', text: name, amount: price, group },
    );
    setUnknown('');
    setLooked({ id: Number(row['id']), name, price: price === 0 ? null : price });
  }
  const scanned = (code: string) =>
    run(async (write) => {
      const [matched] = await matchedRows(siteId, lines.about!, [code]);
      if (matched?.row) return show(write, matched.row);
      setLooked(null);
      setUnknown(code);
    });
  useScan((code) => void scanned(code));
  return (
    <Dialog open title={t('lookUp.title')} place="side" onClose={onClose}>
      <div className="stack">
        <div className="field" data-first-focus>
          <label htmlFor={id}>{t('lookUp.product')}</label>
          <ReferenceInput
            control={{ id, 'aria-describedby': `${id}-hint`, 'aria-invalid': false }}
            of={products}
            value={null}
            shown=""
            onChoose={(row) => row && void run((write) => show(write, row))}
          />
          <p className="field-hint" id={`${id}-hint`}>
            {t('lookUp.hint')}
          </p>
        </div>
        <ErrorNote text={actionError.text} />
        <div role="status" className="stack">
          {unknown !== '' && <p>{t('lookUp.unknown', { code: unknown })}</p>}
          {looked && (
            <>
              <p className="row apart t20 strong">
                <span>{looked.name}</span>
                <span>{looked.price === null ? t('lookUp.noPrice') : amount(looked.price)}</span>
              </p>
              <Stock key={looked.id} id={looked.id} />
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** How much of a product can be sold, by warehouse. */
function Stock({ id }: { id: number }) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const quantity = useQuantity();
  const may = useMay();
  const query = useQuery({
    ...queryFor(siteId, productStockCalls.ofProduct, { params: { id } }),
    enabled: may('stock.read'),
  });
  const all = query.data?.data;
  if (!all) return null;
  if (all.length === 0) return <p>{t('lookUp.none')}</p>;
  return (
    <ul className="rows">
      {all.map(({ warehouse_id: key, warehouse, available }) => (
        <li key={key} className="row apart">
          <span>{warehouse}</span>
          <span>{t('lookUp.available', { quantity: quantity(available) })}</span>
        </li>
      ))}
    </ul>
  );
}
