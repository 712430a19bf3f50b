import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { products } from '#contract/stock/products/products.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { NumberInput } from '#src/crud/widgets/number-input.tsx';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { ReferenceInput } from '#src/crud/widgets/reference-input.tsx';
import { goods, useScannedProduct } from '#src/features/stock/stock-levels/exports.ts';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { withOneMore, type LoadedLine } from './loaded-lines.ts';

type Product = Parameters<typeof withOneMore>[1];

/** Asks for what goes along: scanned one after the other, or found by typing. */
export const GoodsInput: OwnInput = ({ value, onChange, fieldError }) => {
  const { t } = useTranslation('stock-transfers');
  const lines = value as readonly LoadedLine[];
  // Somebody scans on before the one before is found, and each counts upon the others.
  const latest = useRef(lines);
  latest.current = lines;
  function change(next: readonly LoadedLine[]) {
    latest.current = next;
    onChange(next);
  }
  const add = (product: Product) => change(withOneMore(latest.current, product));
  const unknown = useScannedProduct(add);
  return (
    <div className="stack">
      <Field label={t('goods.scan')} fieldError={fieldError}>
        {(control) => (
          <ReferenceInput
            control={control}
            of={products}
            among={goods}
            value={null}
            shown=""
            onChoose={(row) => row && add(row as unknown as Product)}
          />
        )}
      </Field>
      <p role="status" className={unknown ? 'message bad' : 'muted'}>
        {unknown ? t('goods.unknown', { code: unknown }) : lines.length === 0 && t('goods.none')}
      </p>
      <ol className="rows">
        {lines.map((line, at) => (
          <LoadedRow
            key={`${lines.length - at} ${line.product_id}`}
            line={line}
            onChange={(changed) => change(lines.with(at, { ...line, ...changed }))}
            onRemove={() => change(lines.toSpliced(at, 1))}
          />
        ))}
      </ol>
    </div>
  );
};

interface LineInput {
  line: LoadedLine;
  onChange: (changed: Partial<LoadedLine>) => void;
  onRemove: () => void;
}

function LoadedRow({ line, onChange, onRemove }: LineInput) {
  const { t } = useTranslation('stock-transfers');
  const shown = useQuantity();
  const { name, number, free, dot, quantity } = line;
  return (
    <li className="stack tight">
      <span className="row nowrap apart">
        <span>
          <b>{name}</b> <small>{number}</small>
          {free !== null && (
            <>
              <br />
              <small className={free < Number(quantity) ? 'warned' : undefined}>
                {t('goods.free', { count: shown(free) })}
              </small>
            </>
          )}
        </span>
        <CloseButton label={t('goods.remove', { name })} onClose={onRemove} />
      </span>
      <span className="grid">
        <Field label={t('goods.quantity', { name })}>
          {(control) => (
            <NumberInput
              control={control}
              digits={3}
              value={quantity}
              onChange={(next) => onChange({ quantity: next })}
            />
          )}
        </Field>
        <Field label={t('goods.dot', { name })}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={dot}
              onChange={({ target }) => onChange({ dot: target.value.replaceAll(/\D/g, '') })}
            />
          )}
        </Field>
      </span>
    </li>
  );
}
