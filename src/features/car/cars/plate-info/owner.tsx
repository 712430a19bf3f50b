import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PlateCountry } from '#contract/car/cars.ts';
import {
  ownerPurposes,
  registryCalls,
  type OwnerLookUp,
  type OwnerPurpose,
} from '#contract/car/registry.ts';
import { useAction } from '#src/crud/use-action.ts';
import { send } from '#src/data/api.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { Select } from '#src/ui/input/select.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';

interface Props {
  plate: string;
  country: PlateCountry;
  onAsked: () => void;
}

/** Who owns a car: told for a purpose only, written down, and kept nowhere. */
export function Owner({ plate, country, onAsked }: Props) {
  const { t } = useTranslation('cars');
  const siteId = useSiteId();
  const [purpose, setPurpose] = useState<OwnerPurpose | ''>('');
  const [answer, setAnswer] = useState<OwnerLookUp | null>(null);
  const { busy, actionError, run } = useAction();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (purpose === '') return;
    void run(async () => {
      const body = { licenseplate: plate, country, purpose };
      setAnswer((await send(registryCalls.owner, { body }, { siteId })).data);
      onAsked();
    });
  }

  const owner = answer?.owner;
  return (
    <form className="section" onSubmit={submit} noValidate>
      <h2>{t('owner.title')}</h2>
      <p>{t('owner.lead')}</p>
      <Field label={t('owner.purpose')}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: '', label: t('owner.choose') },
              ...ownerPurposes.map((value) => ({ value, label: t(`owner.purposes.${value}`) })),
            ]}
            value={purpose}
            onChoose={(chosen) => {
              setPurpose(ownerPurposes.find((one) => one === chosen) ?? '');
              setAnswer(null);
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={busy} disabled={purpose === ''}>
          {t('owner.ask')}
        </Button>
      </div>
      <div role="alert">
        {actionError.text && <p className="message bad">{actionError.text}</p>}
        {answer && !owner && <p className="message">{t(`owner.outcomes.${answer.outcome}`)}</p>}
        {answer && owner && (
          <div className="row">
            <b>{owner.name}</b>
            <span>
              {[owner.street, [owner.zip, owner.city].filter(Boolean).join(' ')]
                .filter(Boolean)
                .join(', ')}
            </span>
            {owner.org_number && <span>{owner.org_number}</span>}
            {answer.demo && <StatusChip tone="warn">{t('lookUp.demo')}</StatusChip>}
            <Link
              className="button"
              to={sitePath(
                siteId,
                `N0/customer/new?${new URLSearchParams({ plate, name: owner.name })}`,
              )}
            >
              {t('owner.newCustomer')}
            </Link>
          </div>
        )}
      </div>
    </form>
  );
}
