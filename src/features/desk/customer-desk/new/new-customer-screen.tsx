import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { whoCame } from '#src/features/workshop/queue/exports.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { NewCustomer } from './new-customer.tsx';
import { startOf, type Start } from './new-record.ts';

/** A new customer with their car; what is known of their visit, or said in the address, stands in the form already. */
export default function NewCustomerScreen() {
  const [search] = useSearchParams();
  return <OfAddress key={String(search)} search={search} />;
}

function OfAddress({ search }: { search: URLSearchParams }) {
  const siteId = useSiteId();
  const visitId = Number(search.get('queue_id') ?? 0);
  const [fromAddress] = useState(() => startOf(search));
  const [start, setStart] = useState<Start | null>(visitId > 0 ? null : fromAddress);

  useEffect(() => {
    if (visitId === 0) return;
    whoCame(siteId, visitId)
      .then((came) => ({
        licenseplate: came?.licenseplate ?? fromAddress.licenseplate,
        name: came?.name ?? fromAddress.name,
      }))
      .then(setStart, (cause: unknown) => {
        logProblem('Who came is not known on this device', cause);
        setStart(fromAddress);
      });
  }, [siteId, visitId, fromAddress]);

  if (!start) return <Skeleton rows={4} />;
  return <NewCustomer siteId={siteId} visitId={visitId} start={start} />;
}
