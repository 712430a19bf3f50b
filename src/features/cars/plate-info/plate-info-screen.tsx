import { useEffect, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { plateCountries, type PlateCountry } from '#contract/cars.ts';
import { keptPlate } from '#contract/kit/plate-rules.ts';
import { registryCalls } from '#contract/registry.ts';
import { shellCalls } from '#contract/shell.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { PlateFields } from '../look-up/plate-fields.tsx';
import { useLookUp } from '../look-up/use-look-up.ts';
import { InRegister } from './in-register.tsx';
import { LookUpLog } from './look-up-log.tsx';
import { Known } from './known.tsx';
import { Owner } from './owner.tsx';
import '#src/crud/one/one.css';
import './plate-info.css';

/** Everything that can be known of a plate: here, in its country's register, and, for a purpose, who owns the car. */
export default function PlateInfoScreen() {
  const { t, i18n } = useTranslation('cars');
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights ?? [];
  const asked = keptPlate(search.get('licenseplate') ?? '');
  const [plate, setPlate] = useState(asked);
  const [country, setCountry] = useState<PlateCountry>(
    () =>
      plateCountries.find((one) => one === search.get('country')) ??
      (i18n.language === 'sv' ? 'SE' : 'NO'),
  );
  const { busy, refusal, found, look, forget } = useLookUp(siteId);
  const kept = keptPlate(plate);
  const log = queryFor(siteId, registryCalls.lookUps, undefined);
  const logged = () => void queryClient.invalidateQueries({ queryKey: log.queryKey });

  const ask = (wanted: string) => void look(wanted, country, logged);
  // Whoever comes with a plate has asked already.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  useEffect(() => void (asked !== '' && ask(asked)), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (kept === '') return;
    setSearch({ licenseplate: kept, country }, { replace: true });
    ask(kept);
  }

  return (
    <div className="one-page plate-info">
      <h1>{t('plateInfo.title')}</h1>
      <form className="row-section plate-info-form" onSubmit={submit} noValidate>
        <PlateFields
          plate={plate}
          country={country}
          hint={t('plateInfo.lead')}
          fault={refusal.fields['licenseplate']}
          onPlate={(typed) => {
            setPlate(typed);
            forget();
          }}
          onCountry={(chosen) => {
            setCountry(chosen);
            forget();
          }}
        />
        <div role="alert">{refusal.text && <p className="message bad">{refusal.text}</p>}</div>
        <div>
          <Button type="submit" look="primary" busy={busy} disabled={kept === ''}>
            {t('lookUp.look')}
          </Button>
        </div>
      </form>
      {busy && !found && <Skeleton rows={6} />}
      {found && (
        <>
          <Known plate={kept} country={country} found={found} />
          <InRegister found={found} />
          {rights.includes('registry.owner') && (
            <Owner key={`${country} ${kept}`} plate={kept} country={country} onAsked={logged} />
          )}
        </>
      )}
      {rights.includes('registry.log') && <LookUpLog />}
    </div>
  );
}
