import { useEffect, useRef } from 'react';
import type { Resource } from '#contract/kit/resource.ts';
import { useVatOfBuyer } from './use-vat-of-buyer.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Sets whether the prices of a new document are with VAT when its customer is chosen or changes.
 * What somebody set by hand stays; so does what a draft with lines says.
 */
export function useTurnedVat(
  resource: Resource,
  row: Values,
  hasLines: boolean,
  onChange: (change: Values) => void,
): void {
  const { field, buyer, isWith } = useVatOfBuyer(resource, row['id'] === 0 ? row : undefined);
  const isNow = row[field] === true;
  const last = useRef(hasLines && buyer !== null ? { buyer, isWith: isNow } : null);
  const isByHand = useRef(false);
  useEffect(() => {
    if (isWith === undefined || buyer === null || last.current?.buyer === buyer) return;
    // What a new one begins with is nobody's choice yet.
    const before = last.current?.isWith ?? (isNow === isWith ? isNow : false);
    last.current = { buyer, isWith };
    isByHand.current ||= isNow !== before;
    if (!isByHand.current && isNow !== isWith) onChange({ [field]: isWith });
  });
}
