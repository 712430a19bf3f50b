import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import type { Verdict } from '#contract/workshop/tread-depth-rules.ts';
import type { AppContext } from '#server/kit/app-context.ts';

interface PublishedReading {
  readonly id: number;
  readonly carId: number | null;
  readonly licenseplate: string;
  readonly verdict: string;
}

/** Notifies the site that a car was read. Call only after the commit. */
export function publishReading(
  { live }: AppContext,
  { siteId }: { readonly siteId: number },
  { verdict, ...reading }: PublishedReading,
): void {
  live.publishToSite(siteId, 'tread-depth.read', {
    ...reading,
    verdict: (verdict || null) as Verdict | null,
  });
  live.publishToReaders({ siteId }, treadReadings.read, treadReadings.name);
}
