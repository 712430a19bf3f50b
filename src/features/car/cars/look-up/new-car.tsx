import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { cars } from '#contract/car/cars.ts';
import type { Country } from '#contract/kit/rules/countries.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { CarLookUp } from '#contract/car/registry.ts';
import { carFieldsOf } from '#contract/car/registry-rules.ts';
import { pathOfOne } from '#src/crud/resource-paths.ts';
import { PageHead } from '#src/crud/record/page-head.tsx';
import { useListPath } from '#src/crud/record/use-list-path.ts';
import { useSteps } from '#src/crud/steps/use-steps.ts';
import { useTranslations } from '#src/crud/words.ts';
import { useCountry } from '#src/navigation/use-country.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { PlateForm } from './plate-form.tsx';
import { SourceNote } from './source-note.tsx';
import { plateIn, type TypedPlate } from './typed-plate.ts';
import { useLookUp, type LookedUp } from './use-look-up.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

/** A new car: its plate first, and what the register says of it stands in the form. */
export function NewCar({ Form }: { Form: ComponentType }) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [answer, setAnswer] = useState<CarLookUp | null>(null);

  function fill(plate: string, country: Country, found: CarLookUp | null) {
    const next = new URLSearchParams(search);
    const values = Object.entries(found?.car ? carFieldsOf(found.car) : {});
    for (const [name, value] of values) next.set(name, String(value));
    next.set('licenseplate', plate);
    next.set('country', country);
    next.set('form', '1');
    setAnswer(found?.car ? found : null);
    setSearch(next, { replace: true, state: state as unknown });
  }

  if (!search.has('form')) return <AskPlate onFill={fill} />;
  return (
    <>
      {answer && (
        <p className="muted" role="status">
          <SourceNote answer={answer} />
        </p>
      )}
      <Form />
    </>
  );
}

interface AskProps {
  onFill: (plate: string, country: Country, found: CarLookUp | null) => void;
}

function AskPlate({ onFill }: AskProps) {
  const { t } = useTranslation('cars');
  const siteId = useSiteId();
  const [search] = useSearchParams();
  const here = useCountry(siteId);
  const [changed, setChanged] = useState<TypedPlate | null>(null);
  const typed = changed ?? plateIn(search, here);
  const { busy, actionError, found, look, forget } = useLookUp(siteId);
  const list = useListPath(cars);
  const words = useTranslations(cars);
  const fill = (answer: CarLookUp | null) => onFill(plateKey(typed.plate), typed.country, answer);

  return (
    <div className="page">
      <PageHead resource={cars} list={list} title={words.text('new')} />
      <PlateForm
        typed={typed}
        hint={t('lookUp.lead')}
        busy={busy}
        actionError={actionError}
        onType={(next) => {
          setChanged(next);
          forget();
        }}
        onLookUp={(wanted) =>
          void look(wanted, ({ answer, known }) => {
            if (answer.outcome === 'found' && !known) onFill(wanted.plate, wanted.country, answer);
          })
        }
        result={
          <>
            <div role="alert">
              {found && !found.known && (
                <p className="message">{t(`lookUp.outcomes.${found.answer.outcome}`)}</p>
              )}
            </div>
            {found?.known && <Known found={found} onFree={() => fill(found.answer)} />}
          </>
        }
        more={<Button onClick={() => fill(null)}>{t('lookUp.skip')}</Button>}
      />
    </div>
  );
}

/** One's own car with that plate: it is the one, or an earlier one that the plate was taken from. */
function Known({ found, onFree }: { found: LookedUp; onFree: () => void }) {
  const { t } = useTranslation('cars');
  const siteId = useSiteId();
  const away = useSteps(cars, onFree);
  const { known, answer, other } = found;
  if (!known) return null;
  const path = sitePath(siteId, pathOfOne('cars', known.id) ?? '');
  const names = { plate: known.licenseplate, known: known.vin, found: answer.car?.vin };
  return (
    <div role="alert" className="message stack">
      <p>{other ? t('lookUp.other', names) : t('lookUp.known', names)}</p>
      <p className="actions">
        <Link className="button" to={path}>
          {t('lookUp.open')}
        </Link>
        {other && (
          <Button busy={away.busy} onClick={() => void away.turn(known)}>
            {t('lookUp.replace')}
          </Button>
        )}
      </p>
      <ErrorNote text={away.error} />
    </div>
  );
}
