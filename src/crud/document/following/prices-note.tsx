import { useTranslation } from 'react-i18next';
import type { Line } from '#contract/kit/document/lines.ts';
import { Button } from '#src/ui/button.tsx';

type Prices = ReadonlyMap<string, unknown>;

/** Prices that changed because something else of the document did, by the keys of their lines. */
export interface Followed {
  readonly text: string;
  readonly undo: string;
  readonly from: Prices;
  readonly to: Prices;
  /** Of prices that came to be with VAT, or without it: whether they had been. */
  readonly includedVat?: boolean;
}

export const pricesOf = (lines: readonly Line[]): Prices =>
  new Map(lines.map((line) => [line.key, line['unit_price']]));

/** The lines with the prices that they had; those that somebody has changed since stay. */
export const pricesBack = (lines: readonly Line[], { from, to }: Followed): Line[] =>
  lines.map((line) =>
    from.has(line.key) && line['unit_price'] === to.get(line.key)
      ? { ...line, unit_price: from.get(line.key) }
      : line,
  );

interface Props {
  followed: Followed | null;
  onUndo: (followed: Followed) => void;
  onClose: () => void;
}

/** Shows which prices followed, with one press to have them back. */
export function PricesNote({ followed, onUndo, onClose }: Props) {
  const { t } = useTranslation('crud');
  return (
    <div role="status">
      {followed && (
        <div className="message info stack tight">
          <p>{followed.text}</p>
          <div className="actions">
            <Button onClick={() => onUndo(followed)}>{followed.undo}</Button>
            <Button onClick={onClose}>{t('document.followed.fine')}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
