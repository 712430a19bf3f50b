import { treadReadings } from '#contract/tread-depth/readings.ts';
import type { Verdict } from '#contract/tread-depth-rules.ts';
import type { House } from '#server/kit/house.ts';

interface Told {
  readonly id: number;
  readonly carId: number | null;
  readonly licenseplate: string;
  readonly verdict: string;
}

/** Tells the site that a car was read. Call only after the commit. */
export function tellReading(
  { live }: House,
  { chainId, siteId }: { readonly chainId: number; readonly siteId: number },
  { verdict, ...reading }: Told,
): void {
  live.tellSite(siteId, 'tread-depth.read', {
    ...reading,
    verdict: (verdict || null) as Verdict | null,
  });
  live.tellReaders({ chainId, siteId }, treadReadings.read, treadReadings.name);
}
