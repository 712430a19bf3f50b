import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { registryCalls } from '#contract/car/registry.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { actionErrorOf } from '#src/crud/action-error.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { useCountry } from '#src/navigation/use-country.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { PlateForm } from '../look-up/plate-form.tsx';
import { plateIn, type TypedPlate } from '../look-up/typed-plate.ts';
import { lookUp } from '../look-up/use-look-up.ts';
import { InRegister } from './in-register.tsx';
import { LookUpLog } from './look-up-log.tsx';
import { Known } from './known.tsx';
import { Owner } from './owner.tsx';
import '#src/crud/record/record.css';

/** Everything that can be known of a plate: here, in its country's register, and, for a purpose, who owns the car. */
export default function PlateInfoScreen() {
  const { t } = useTranslation('cars');
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const profile = useLoaded(siteId, shellCalls.profile)?.data.profile;
  const rights = profile?.rights ?? [];
  const fromAddress = plateIn(search, useCountry(siteId));
  const [changed, setChanged] = useState<TypedPlate | null>(null);
  const typed = changed ?? fromAddress;
  const log = queryFor(siteId, registryCalls.lookUps, undefined);
  const logged = () => void queryClient.invalidateQueries({ queryKey: log.queryKey });

  // Each look-up is written down, so nothing but a person asks again.
  const query = useQuery({
    queryKey: [siteId, registryCalls.car.path, fromAddress],
    queryFn: () => lookUp(siteId, fromAddress).finally(logged),
    // The profile says which country is meant when nobody does.
    enabled: fromAddress.plate !== '' && profile !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const { plate, country } = fromAddress;
  const same = (other: TypedPlate) => other.plate === plate && other.country === country;
  const found = query.isFetching || !same(typed) ? undefined : query.data;

  function lookUpPlate(next: TypedPlate) {
    setChanged(next);
    if (same(next)) void query.refetch();
    else {
      const asks = { licenseplate: next.plate, country: next.country };
      setSearch(withQuery(search, asks), { replace: true });
    }
  }

  return (
    <div className="page">
      <h1>{t('plateInfo.title')}</h1>
      <PlateForm
        typed={typed}
        hint={t('plateInfo.lead')}
        busy={query.isFetching}
        actionError={
          query.error && same(typed) ? actionErrorOf(query.error) : { text: '', fields: {} }
        }
        onType={setChanged}
        onLookUp={lookUpPlate}
      />
      {query.isFetching && <Skeleton rows={6} />}
      {found && (
        <>
          <Known plate={plate} country={country} found={found} />
          <InRegister found={found} />
          {rights.includes('registry.owner') && (
            <Owner key={`${country} ${plate}`} plate={plate} country={country} onDone={logged} />
          )}
        </>
      )}
      {rights.includes('registry.log') && <LookUpLog />}
    </div>
  );
}
