import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cars } from '#contract/car/cars.ts';
import type { Country } from '#contract/kit/rules/countries.ts';
import type { Row } from '#contract/kit/row.ts';
import { registryCalls, type CarLookUp } from '#contract/car/registry.ts';
import { carFieldsOf, isOtherCar } from '#contract/car/registry-rules.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { showAlert } from '#src/data/alerts.ts';
import { send } from '#src/data/api.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { SourceNote } from '../look-up/source-note.tsx';
import { RegistryDifferences } from './registry-differences.tsx';
import { RegistrySheet } from './registry-sheet.tsx';

/** What the register of its country says of a car, and where that differs from what is kept. */
export function RegistryTab({ row }: { row: Row }) {
  const { t } = useTranslation('cars');
  const siteId = useSiteId();
  const mayWrite = useMayWrite(cars) && row.archived_at === null;
  const [answer, setAnswer] = useState<CarLookUp | null>(null);
  const { busy, actionError, run } = useAction();
  const { licenseplate, country, vin } = row;

  const lookUpCar = (fresh: boolean) =>
    run(async () => {
      const body = {
        licenseplate: String(licenseplate),
        country: country as Country,
        fresh,
      };
      setAnswer((await send(registryCalls.car, { body }, { siteId })).data);
    });
  // Who opens the page wants to know it; an answer of the last days is not asked for again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each car
  useEffect(() => void lookUpCar(false), [row.id, licenseplate, country]);

  const take = (change: Record<string, unknown>) =>
    run(async (write) => {
      const body = { ...change, version: row.version };
      await write(cars.calls.save, { params: { id: row.id }, body }, { siteId });
      refetchResource(siteId, cars);
      showAlert({ type: 'success', content: t('registry.takes') });
    });

  const car = answer?.car;
  const other = car && isOtherCar({ vin: String(vin) }, car);
  return (
    <div className="stack">
      <div className="row">
        {answer?.car && <SourceNote answer={answer} />}
        <Button busy={busy} onClick={() => void lookUpCar(true)}>
          {t(answer?.car ? 'registry.ask' : 'registry.first')}
        </Button>
      </div>
      <div role="alert">
        {actionError.text && <p className="message bad">{actionError.text}</p>}
        {answer && !car && <p className="message">{t(`lookUp.outcomes.${answer.outcome}`)}</p>}
        {other && (
          <p className="message">
            {`${t('registry.other', { found: car.vin })} `}
            <Link to={sitePath(siteId, `cars/new?licenseplate=${String(licenseplate)}`)}>
              {t('registry.otherDo')}
            </Link>
          </p>
        )}
      </div>
      {busy && !answer && <Skeleton rows={5} />}
      {car && !other && (
        <RegistryDifferences
          row={row}
          registryValues={carFieldsOf(car)}
          onTake={mayWrite ? (change) => void take(change) : undefined}
          busy={busy}
        />
      )}
      {car && <RegistrySheet car={car} />}
    </div>
  );
}
