import { useTranslation } from 'react-i18next';
import { products } from '#contract/stock/products/products.ts';
import { ReferenceInput } from '#src/crud/widgets/reference-input.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { goods } from './find-product.ts';
import type { Received } from './lines.ts';
import { useScannedProduct } from './use-scanned-product.ts';

interface Props {
  readonly label: string;
  readonly fieldError: string | undefined;
  /** What is said while nothing was found yet; '' where something was. */
  readonly none: string;
  readonly onFound: (product: Received) => void;
}

/** Asks for products that are kept in stock: scanned one after the other, or found by typing. */
export function FindGoods({ label, fieldError, none, onFound }: Props) {
  const { t } = useTranslation('stock-levels');
  const unknown = useScannedProduct(onFound);
  return (
    <>
      <Field label={label} fieldError={fieldError}>
        {(control) => (
          <ReferenceInput
            control={control}
            of={products}
            among={goods}
            value={null}
            shown=""
            onChoose={(row) => row && onFound(row as unknown as Received)}
          />
        )}
      </Field>
      <p role="status" className={unknown ? 'message bad' : 'muted'}>
        {unknown ? t('goods.unknown', { code: unknown }) : none}
      </p>
    </>
  );
}
