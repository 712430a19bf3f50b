import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { products } from '#contract/stock/products/products.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { stockCountCalls, type CountedLine } from '#contract/stock/stock-counts/stock-counts.ts';
import { ReferenceInput } from '#src/crud/widgets/reference-input.tsx';
import { enqueue } from '#src/data/outbox/outbox.ts';
import { signal } from '#src/device/chime.ts';
import { logProblem } from '#src/device/log.ts';
import { goods, MissedScans, useScannedProduct } from '#src/features/stock/stock-levels/exports.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { NumberField } from '#src/crud/widgets/number-field.tsx';
import {
  chosen,
  isCounted,
  nothing,
  scanned,
  type CountedProduct,
  type InHand,
} from './in-hand.ts';
import { useInHand } from './use-in-hand.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

type Uncounted = Pick<CountedLine, 'product_id' | 'name' | 'number' | 'shelf'>;

interface Props {
  readonly takeId: number;
  readonly uncounted: readonly Uncounted[];
  readonly more: boolean;
  /** A count waits to be sent. */
  readonly onCounted: () => void;
}

/** Counting products, shelf by shelf: scanned one after the other, or chosen of what should be there. Without network too. */
export function CountProduct({ takeId, uncounted, more, onCounted }: Props) {
  const { t } = useTranslation('stock-counts');
  const siteId = useSiteId();
  const shown = useQuantity();
  const { inHand, latest, change } = useInHand(takeId);
  const [message, setMessage] = useState('');
  const counting = useRef<HTMLFormElement>(null);
  async function keep({ product, quantity, shelf, dot }: InHand) {
    const { id, name } = product!;
    const body = { product_id: id, quantity: Number(quantity), shelf: shelf.trim(), dot };
    await enqueue({
      siteId,
      call: stockCountCalls.countProduct,
      input: { params: { id: takeId }, body },
      objectKey: `stock-take/${takeId}/product/${id}`,
      act: { words: 'stock-takes:acts.countProduct', values: { name } },
    });
    setMessage(t('count.counted', { name, quantity: shown(Number(quantity)) }));
    onCounted();
  }
  function failed(cause: unknown) {
    logProblem('A count was not kept', cause);
    signal('bad');
    setMessage(t('count.notKept'));
  }
  const scans = useScannedProduct(async (found) => {
    const { now, over } = scanned(latest.current, found);
    try {
      if (over) await keep(over);
      change(now);
      // How many there are is what somebody looks for.
      counting.current?.querySelector('[data-quantity]')?.scrollIntoView({ block: 'center' });
    } catch (cause) {
      failed(cause);
    }
  });
  function choose(product: CountedProduct, shelf?: string) {
    change(chosen(latest.current, product, shelf));
    setMessage('');
    counting.current?.querySelector<HTMLInputElement>('[data-quantity] input')?.focus();
  }
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const over = latest.current;
    if (!isCounted(over)) return;
    keep(over).then(() => change({ ...nothing, shelf: over.shelf }), failed);
  }
  const { product, shelf, quantity, dot } = inHand;
  return (
    <>
      <form ref={counting} className="section stack" onSubmit={onSubmit}>
        <h2>{t('count.title')}</h2>
        <small>{t('count.text')}</small>
        <TextField
          label={t('count.shelf')}
          className="entry"
          autoComplete="off"
          maxLength={40}
          value={shelf}
          onChange={({ target }) => change({ ...inHand, shelf: target.value })}
        />
        <Field label={t('count.product')}>
          {(control) => (
            <ReferenceInput
              control={control}
              of={products}
              among={goods}
              value={product?.id ?? null}
              shown={product ? product.name : ''}
              onChoose={(row) =>
                row
                  ? choose(row as unknown as CountedProduct)
                  : change({ ...inHand, product: null, quantity: null })
              }
            />
          )}
        </Field>
        <span className="grid" data-quantity>
          <NumberField
            label={t('count.quantity')}
            hint={t('count.none')}
            digits={3}
            value={quantity}
            onChange={(typed) => change({ ...inHand, quantity: typed })}
          />
          <TextField
            label={t('count.dot')}
            className="entry"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={dot}
            onChange={({ target }) =>
              change({ ...inHand, dot: target.value.replaceAll(/\D/g, '') })
            }
          />
        </span>
        <MissedScans {...scans} />
        <p role="status">{message}</p>
        <div className="actions">
          <Button type="submit" variant="primary" disabled={!isCounted(inHand)}>
            {t('count.do')}
          </Button>
        </div>
      </form>
      {uncounted.length > 0 && (
        <section className="section">
          <h2>{t('count.left')}</h2>
          <ul className="options">
            {uncounted.map((one) => (
              <li key={one.product_id}>
                <button
                  type="button"
                  onClick={() => choose({ ...one, id: one.product_id }, one.shelf)}
                >
                  <b>{one.name}</b>
                  <small>
                    <Facts of={[one.shelf, one.number]} />
                  </small>
                </button>
              </li>
            ))}
          </ul>
          {more && <p className="muted">{t('count.more')}</p>}
        </section>
      )}
    </>
  );
}
