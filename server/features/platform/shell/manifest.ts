import type { WhiteLabel } from '#contract/platform/shell.ts';
import { safeAddress } from './first-page.ts';

/** What makes the app installable, as far as a host changes it. */
interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly icons: readonly object[];
}

/** The manifest of a host: the app is installed under its name and with its logo, the product's own where it has none. */
export function manifestFor<M extends Manifest>(product: M, brand: WhiteLabel | null): M {
  const name = brand?.title.trim() || product.name;
  const src = safeAddress(brand?.logo);
  const icons = src ? [{ src, sizes: 'any' }, ...product.icons] : product.icons;
  return { ...product, name, short_name: name, icons };
}
