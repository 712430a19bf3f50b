import { QueryClientProvider } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BatchSamples } from './batch-samples.tsx';
import { quietCache } from './given.tsx';
import { GoodsSamples } from './goods-samples.tsx';
import { Sample } from './sample.tsx';
import { ValueSamples } from './value-samples.tsx';
import { StepSamples } from './step-samples.tsx';

const elsewhere = 'At a site there are more, as in /1/dev/components: steps, goods and batches.';
const cache = quietCache();

/** Pieces that only a site has: nothing but where they are without one. */
export function SiteSamples() {
  const { siteId } = useParams();
  if (!siteId) return <Sample name={elsewhere}>{null}</Sample>;
  return (
    <QueryClientProvider client={cache}>
      <ValueSamples />
      <StepSamples />
      <GoodsSamples />
      <BatchSamples />
    </QueryClientProvider>
  );
}
