import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { NumberField } from '#src/crud/widgets/number-field.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { FindGoods } from './find-goods.tsx';
import type { Received } from './lines.ts';
import { ScannedRows } from './scanned-rows.tsx';

/** What every line of goods says. Quantities in thousandths; a text where it is no number yet. */
interface Goods {
  readonly product_id: number;
  readonly name: string;
  readonly number: string;
  readonly quantity: number | string | null;
  readonly dot: string;
}

interface Props<L extends Goods> {
  lines: readonly L[];
  /** The lines with one more of a product. */
  withOneMore: (lines: readonly L[], product: Received) => readonly L[];
  onChange: (lines: readonly L[]) => void;
  label: string;
  /** What is said while there is no line. */
  none: string;
  fieldError: string | undefined;
  /** What else is said of a line, below its name and beside its quantity. */
  renderBelow?: (line: L) => ReactNode;
  renderBeside?: (line: L, onChange: (changed: Partial<L>) => void) => ReactNode;
  /** The lines with another one for the same product; nothing where each has one. */
  ofOtherWeek?: (lines: readonly L[], at: number) => readonly L[];
}

/** Products and how many of each, scanned one after the other or found by typing. */
export function ScannedGoods<L extends Goods>(props: Props<L>) {
  const { lines, withOneMore, onChange, label, none, fieldError } = props;
  const { renderBelow, renderBeside, ofOtherWeek } = props;
  const { t } = useTranslation('stock-levels');
  // Somebody scans on before the one before is found, and each counts upon the others.
  const latest = useRef(lines);
  latest.current = lines;
  function change(next: readonly L[]) {
    latest.current = next;
    onChange(next);
  }
  const add = (product: Received) => change(withOneMore(latest.current, product));
  const [last, setLast] = useState({ id: 0 });
  // Of several lines of a product the first counts.
  const counting = lines.findIndex((line) => line.product_id === last.id);
  return (
    <div className="stack">
      <FindGoods
        label={label}
        fieldError={fieldError}
        none={lines.length === 0 ? none : ''}
        onFound={add}
        onScanned={(product) => {
          add(product);
          setLast({ id: product.id });
        }}
      />
      <ScannedRows last={last}>
        {lines.map((line, at) => {
          const part = (changed: Partial<L>) => change(lines.with(at, { ...line, ...changed }));
          return (
            // New ones come above the others.
            <li
              key={`${lines.length - at} ${line.product_id}`}
              aria-current={at === counting || undefined}
            >
              <div className="stack tight rest">
                <span className="row nowrap apart">
                  <span>
                    <b>{line.name}</b> <small>{line.number}</small>
                    {renderBelow?.(line)}
                  </span>
                  <CloseButton
                    label={t('goods.remove', { name: line.name })}
                    onClose={() => change(lines.toSpliced(at, 1))}
                  />
                </span>
                <span className="grid">
                  <NumberField
                    label={t('product.quantity')}
                    spoken={t('goods.quantity', { name: line.name })}
                    digits={3}
                    value={line.quantity}
                    onChange={(quantity) => part({ quantity } as Partial<L>)}
                  />
                  <TextField
                    label={t('product.dot')}
                    spoken={t('goods.dot', { name: line.name })}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={4}
                    value={line.dot}
                    onChange={({ target }) =>
                      part({ dot: target.value.replaceAll(/\D/g, '') } as Partial<L>)
                    }
                  />
                  {renderBeside?.(line, part)}
                </span>
                {ofOtherWeek && line.dot !== '' && (
                  <Button onClick={() => change(ofOtherWeek(lines, at))}>
                    {t('goods.otherDot')}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ScannedRows>
    </div>
  );
}
