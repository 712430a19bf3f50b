import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { customers } from '#contract/customer/customers.ts';
import type { Row } from '#contract/kit/row.ts';
import { titleOf } from '#src/crud/values/title-of.ts';
import { ReferenceInput } from '#src/crud/widgets/reference-input.tsx';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Field } from '#src/ui/input/field.tsx';

/** Leads to a customer beside another who may be the same. */
export function MergeWith({ row }: { row: Row }) {
  const { t } = useTranslation('merge-and-privacy');
  const siteId = useSiteId();
  const [other, setOther] = useState<Row | null>(null);
  return (
    <section className="section">
      <h2>{t('merge.title')}</h2>
      <div className="row ask">
        <Field label={t('merges.with')}>
          {(control) => (
            <ReferenceInput
              control={control}
              of={customers}
              value={other?.id ?? null}
              shown={other ? titleOf(customers, other) : ''}
              onChoose={setOther}
            />
          )}
        </Field>
        {other && other.id !== row.id && (
          <Link className="button" to={sitePath(siteId, `customers/merge/${row.id}/${other.id}`)}>
            {t('merges.compare')}
          </Link>
        )}
        <Link to={sitePath(siteId, 'customers/duplicates')}>{t('duplicates.title')}</Link>
      </div>
    </section>
  );
}
