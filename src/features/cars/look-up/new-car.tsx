import { useState, type ComponentType, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { cars, type PlateCountry } from '#contract/cars.ts';
import { keptPlate } from '#contract/kit/plate-rules.ts';
import type { CarLookUp } from '#contract/registry.ts';
import { carFieldsOf } from '#contract/registry-rules.ts';
import { pathOfOne } from '#src/crud/resource-paths.ts';
import { usePutAway } from '#src/crud/one/use-put-away.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { PlateFields } from './plate-fields.tsx';
import { SourceNote } from './source-note.tsx';
import { useLookUp, type LookedUp } from './use-look-up.ts';
import './new-car.css';

/** A new car: its plate first, and what the register says of it stands in the form. */
export function NewCar({ Form }: { Form: ComponentType }) {
  const [search, setSearch] = useSearchParams();
  const [answer, setAnswer] = useState<CarLookUp | null>(null);

  function fill(plate: string, country: PlateCountry, found: CarLookUp | null) {
    const next = new URLSearchParams(search);
    const said = Object.entries(found?.car ? carFieldsOf(found.car) : {});
    for (const [name, value] of said) next.set(name, String(value));
    next.set('licenseplate', plate);
    next.set('country', country);
    next.set('form', '1');
    setAnswer(found?.car ? found : null);
    setSearch(next, { replace: true });
  }

  if (!search.has('form')) return <AskPlate onFill={fill} />;
  return (
    <>
      {answer && (
        <p className="new-car-note" role="status">
          <SourceNote answer={answer} />
        </p>
      )}
      <Form />
    </>
  );
}

interface AskProps {
  onFill: (plate: string, country: PlateCountry, found: CarLookUp | null) => void;
}

function AskPlate({ onFill }: AskProps) {
  const { t, i18n } = useTranslation('cars');
  const siteId = useSiteId();
  const [search] = useSearchParams();
  const [plate, setPlate] = useState(search.get('licenseplate') ?? '');
  const [country, setCountry] = useState<PlateCountry>(i18n.language === 'sv' ? 'SE' : 'NO');
  const { busy, refusal, found, look, forget } = useLookUp(siteId);
  const kept = keptPlate(plate);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (kept === '') return;
    void look(kept, country, ({ answer, known }) => {
      if (answer.outcome === 'found' && !known) onFill(kept, country, answer);
    });
  }

  return (
    <div className="one-page new-car">
      <header>
        <Link className="one-back" to={sitePath(siteId, 'cars')}>
          <span aria-hidden="true">{'‹ '}</span>
          {t('cars.title')}
        </Link>
        <h1>{t('cars.new')}</h1>
      </header>
      <form className="row-section new-car-form" onSubmit={submit} noValidate>
        <PlateFields
          plate={plate}
          country={country}
          hint={t('lookUp.lead')}
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
        <div role="alert">
          {refusal.text && <p className="message bad">{refusal.text}</p>}
          {found && !found.known && (
            <p className="message">{t(`lookUp.outcomes.${found.answer.outcome}`)}</p>
          )}
        </div>
        {found?.known && <Known found={found} onFree={() => onFill(kept, country, found.answer)} />}
        <div className="new-car-actions">
          <Button type="submit" look="primary" busy={busy} disabled={kept === ''}>
            {t('lookUp.look')}
          </Button>
          <Button onClick={() => onFill(kept, country, null)}>{t('lookUp.skip')}</Button>
        </div>
      </form>
    </div>
  );
}

/** One's own car with that plate: it is the one, or an earlier one that the plate was taken from. */
function Known({ found, onFree }: { found: LookedUp; onFree: () => void }) {
  const { t } = useTranslation('cars');
  const siteId = useSiteId();
  const away = usePutAway(cars, onFree);
  const { known, answer, other } = found;
  if (!known) return null;
  const path = sitePath(siteId, pathOfOne('cars', known.id) ?? '');
  const names = { plate: known.licenseplate, known: known.vin, found: answer.car?.vin };
  return (
    <div role="alert" className="message new-car-known">
      <p>{other ? t('lookUp.other', names) : t('lookUp.known', names)}</p>
      <p className="new-car-actions">
        <Link className="button" to={path}>
          {t('lookUp.open')}
        </Link>
        {other && (
          <Button busy={away.busy} onClick={() => void away.turn(known)}>
            {t('lookUp.replace')}
          </Button>
        )}
      </p>
      {away.refusal.text && <p className="message bad">{away.refusal.text}</p>}
    </div>
  );
}
