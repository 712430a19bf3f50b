import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Country } from '#contract/kit/rules/countries.ts';
import { addressLines } from '#contract/kit/rules/address-rules.ts';
import { ownerPurposes, registryCalls, type OwnerLookUp } from '#contract/car/registry.ts';
import { choice } from '#contract/kit/fields.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';

interface Props {
  plate: string;
  country: Country;
  onDone: () => void;
}

const fields = { purpose: choice(['', ...ownerPurposes], {}) };

/** Who owns a car: told for a purpose only, written down, and kept nowhere. */
export function Owner({ plate, country, onDone }: Props) {
  const { t } = useTranslation('cars');
  const siteId = useSiteId();
  const [answer, setAnswer] = useState<OwnerLookUp | null>(null);
  const owner = answer?.owner;
  return (
    <section className="section">
      <h2>{t('owner.title')}</h2>
      <CallForm
        call={registryCalls.owner}
        about={`${country} ${plate}`}
        words="cars:owner"
        fields={fields}
        body={(typed) => ({ ...typed, licenseplate: plate, country })}
        ready={({ purpose }) => purpose !== ''}
        submit={t('owner.ask')}
        onDone={({ data }) => {
          setAnswer(data);
          onDone();
        }}
      >
        <p>{t('owner.lead')}</p>
      </CallForm>
      <div role="alert">
        {answer && !owner && <p className="message">{t(`owner.outcomes.${answer.outcome}`)}</p>}
        {answer && owner && (
          <div className="row">
            <b>{owner.name}</b>
            <span>{addressLines({ ...owner, country }).join(', ')}</span>
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
    </section>
  );
}
