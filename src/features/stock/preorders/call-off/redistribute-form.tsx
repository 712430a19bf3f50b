import { useTranslation } from 'react-i18next';
import { quantity, text } from '#contract/kit/fields.ts';
import { preorderCalls } from '#contract/stock/preorders/preorder-calls.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { SiteField } from '#src/crud/widgets/site-field.tsx';
import type { FormInput } from './call-off-lines.ts';

const fields = { site_id: text(20, {}), quantity: quantity({ required: true }) };

/** Means what is left of a line, or a part of it, for a site of the company, or for any. */
export function RedistributeForm({ agreement, line, onDone, onCancel }: FormInput) {
  const { t } = useTranslation('preorders');
  const shown = useQuantity();
  return (
    <CallForm
      call={preorderCalls.redistribute}
      params={{ id: agreement.id }}
      about={line.key}
      words="preorders:redistribute"
      fields={fields}
      inputs={{ site_id: SiteOfCompany }}
      start={{ site_id: line.site ? String(line.site.id) : '', quantity: line.left }}
      hints={() => ({ quantity: t('callOff.left', { count: shown(line.left) }) })}
      body={({ site_id: site, quantity: count }) => ({
        version: agreement.version,
        key: line.key,
        quantity: count,
        site_id: site === '' ? null : Number(site),
      })}
      ready={({ site_id: site, quantity: count }) =>
        count !== null && count <= line.left && site !== (line.site ? String(line.site.id) : '')
      }
      submit={t('redistribute.do')}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}

/** A site of the company; any where none is chosen. */
const SiteOfCompany: OwnInput = ({ label, value, fieldError, onChange }) => {
  const { t } = useTranslation('preorders');
  const props = { label, value, fieldError, onChange };
  return <SiteField {...props} call={preorderCalls.sites} none={t('stand.forAny')} />;
};
