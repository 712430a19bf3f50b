import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cars } from '#contract/car/cars.ts';
import type { Country } from '#contract/kit/rules/countries.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import { looksLikePlate } from '#contract/kit/rules/plate-shapes.ts';
import type { ActionError } from '#src/crud/action-error.ts';
import { useTranslations } from '#src/crud/words.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import type { TypedPlate } from './typed-plate.ts';
import '#src/crud/widgets/widgets.css';
import './plate-form.css';

interface Props {
  typed: TypedPlate;
  hint: string;
  busy: boolean;
  actionError: ActionError;
  onType: (typed: TypedPlate) => void;
  /** Asks for the plate as registers write it. */
  onLookUp: (wanted: TypedPlate) => void;
  /** What asking told, and what else can be done than ask. */
  result?: ReactNode;
  more?: ReactNode;
}

/** A plate to be looked up, and of which country. */
export function PlateForm({
  typed,
  hint,
  busy,
  actionError,
  onType,
  onLookUp,
  result,
  more,
}: Props) {
  const { t } = useTranslation('cars');
  const words = useTranslations(cars);
  const { plate, country } = typed;
  const kept = plateKey(plate);
  const odd = kept.length > 1 && !looksLikePlate(plate, country);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (kept !== '') onLookUp({ plate: kept, country });
  }

  return (
    <form className="section" onSubmit={submit} noValidate>
      <div className="plate-fields grid narrow">
        <TextField
          label={t('lookUp.plate')}
          hint={odd ? t('crud:warnings.plate') : hint}
          fieldError={actionError.fields['licenseplate']}
          className="code-input"
          data-scan="plate"
          autoFocus
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={12}
          value={plate}
          onChange={({ target }) => onType({ plate: target.value.toUpperCase(), country })}
        />
        <SelectField
          label={t('lookUp.country')}
          options={words.options('country')}
          value={country}
          onChoose={(chosen) => onType({ plate, country: chosen as Country })}
        />
      </div>
      <ErrorNote text={actionError.text} />
      {result}
      <div className="actions">
        <Button type="submit" variant="primary" busy={busy} disabled={kept === ''}>
          {t('lookUp.look')}
        </Button>
        {more}
      </div>
    </form>
  );
}
