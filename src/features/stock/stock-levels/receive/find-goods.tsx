import { products } from '#contract/stock/products/products.ts';
import { ReferenceInput } from '#src/crud/widgets/reference-input.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { goods } from './find-product.ts';
import type { Received } from './lines.ts';
import { MissedScans } from './missed-scans.tsx';
import { useScannedProduct } from './use-scanned-product.ts';

interface Props {
  readonly label: string;
  readonly fieldError: string | undefined;
  /** What is said while nothing was found yet; '' where something was. */
  readonly none: string;
  readonly onFound: (product: Received) => void;
  /** What else a scan does than one that was found by typing. */
  readonly onScanned?: (product: Received) => void;
}

/** Asks for products that are kept in stock: scanned one after the other, or found by typing. */
export function FindGoods({ label, fieldError, none, onFound, onScanned = onFound }: Props) {
  const scans = useScannedProduct(onScanned);
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
      <MissedScans {...scans} />
      {none !== '' && <p className="muted">{none}</p>}
    </>
  );
}
