import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { products } from '#contract/stock/products/products.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { NumberInput } from '#src/crud/widgets/number-input.tsx';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { ReferenceInput } from '#src/crud/widgets/reference-input.tsx';
import { useWordsOf } from '#src/crud/words.ts';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { goods } from './find-product.ts';
import { withOneMore, type Line, type Received } from './lines.ts';
import { useScannedProduct } from './use-scanned-product.ts';

/** Asks for what has come: scanned one after the other, or found by typing. */
export const ReceiveLines: OwnInput = ({ value, onChange, fieldError }) => {
  const { t } = useTranslation('stock-levels');
  const lines = value as readonly Line[];
  // Somebody scans on before the one before is found, and each counts upon the others.
  const latest = useRef(lines);
  latest.current = lines;
  function change(next: readonly Line[]) {
    latest.current = next;
    onChange(next);
  }
  const add = (product: Received) => change(withOneMore(latest.current, product));
  const unknown = useScannedProduct(add);
  const part = (intent: string, changed: Partial<Line>) =>
    change(lines.map((line) => (line.intent === intent ? { ...line, ...changed } : line)));
  return (
    <div className="stack">
      <Field label={t('receive.scan')} fieldError={fieldError}>
        {(control) => (
          <ReferenceInput
            control={control}
            of={products}
            among={goods}
            value={null}
            shown=""
            onChoose={(row) => row && add(row as unknown as Received)}
          />
        )}
      </Field>
      <p role="status" className={unknown ? 'message bad' : 'muted'}>
        {unknown
          ? t('receive.unknown', { code: unknown })
          : lines.length === 0 && t('receive.none')}
      </p>
      <ol className="stack">
        {lines.map((line) => (
          <ReceivedLine
            key={line.intent}
            line={line}
            onChange={(changed) => part(line.intent, changed)}
            onRemove={() => change(lines.filter(({ intent }) => intent !== line.intent))}
          />
        ))}
      </ol>
    </div>
  );
};

interface LineInput {
  line: Line;
  onChange: (changed: Partial<Line>) => void;
  onRemove: () => void;
}

function ReceivedLine({ line, onChange, onRemove }: LineInput) {
  const { t } = useTranslation('stock-levels');
  const words = useWordsOf(products);
  const may = useMay();
  return (
    <li className="section stack tight">
      <span className="row nowrap apart">
        <span>
          <b>{line.name}</b> <small>{line.number}</small>
        </span>
        <CloseButton label={t('receive.remove', { name: line.name })} onClose={onRemove} />
      </span>
      <span className="grid">
        <Field label={t('receive.quantity')}>
          {(control) => (
            <NumberInput
              control={control}
              digits={3}
              value={line.quantity}
              onChange={(quantity) => onChange({ quantity })}
            />
          )}
        </Field>
        <Field label={t('receive.dot')}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={line.dot}
              onChange={({ target }) => onChange({ dot: target.value.replaceAll(/\D/g, '') })}
            />
          )}
        </Field>
        {may('products.costs') && (
          <Field label={t('receive.cost')}>
            {(control) => (
              <NumberInput
                control={control}
                digits={2}
                unit={words.currency()}
                value={line.cost}
                onChange={(cost) => onChange({ cost })}
              />
            )}
          </Field>
        )}
      </span>
    </li>
  );
}
