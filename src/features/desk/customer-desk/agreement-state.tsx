import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { agreements } from '#contract/customer/agreements.ts';
import type { DeskAgreement, DeskTread } from '#contract/desk/customer-desk.ts';
import { valueText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { isWornOut } from './agreement-rules.ts';

interface Props {
  siteId: string;
  agreement: DeskAgreement;
  tread: DeskTread | null;
}

/** Who pays for a car by agreement, and what has to be asked for before work is done. */
export function AgreementState({ siteId, agreement, tread }: Props) {
  const { t } = useTranslation('customer-desk');
  const words = useTranslations(agreements);
  const { fields } = agreements;
  const least = tread?.season === 'summer' ? 'min_tread_summer' : 'min_tread_winter';
  // What whoever takes the order has to know; the rest stands in the agreement.
  const terms = (['services', 'tyre_class', least, 'approval_limit', 'approver'] as const).map(
    (name) => ({
      label: words.field(name),
      text: agreement[name] === '' ? '' : valueText(fields[name], name, agreement[name], words),
    }),
  );
  return (
    <div className="whole box">
      <dt>{words.text('one')}</dt>
      <dd className="row">
        <Link to={sitePath(siteId, `customers/managed/${agreement.id}`)}>
          {agreement.name} {agreement.number}
        </Link>
        {t('agreement.pays', { party: agreement.party })}
        {agreement.approval !== 'never' && (
          <StatusChip tone="warn">{t(`agreement.${agreement.approval}`)}</StatusChip>
        )}
        {agreement.requisition && <StatusChip tone="warn">{words.field('requisition')}</StatusChip>}
        {agreement.storage_included && (
          <StatusChip tone="ok">{words.field('storage_included')}</StatusChip>
        )}
        {isWornOut(agreement, tread) && (
          <StatusChip tone="info">{t('agreement.mayReplace')}</StatusChip>
        )}
      </dd>
      <dd className="row muted small">
        {[
          ...terms,
          { label: t('agreement.driver'), text: agreement.driver },
          { label: t('agreement.costCentre'), text: agreement.cost_centre },
        ]
          .filter(({ text }) => text)
          .map(({ label, text }) => (
            <span key={label}>
              {label}: <b>{text}</b>
            </span>
          ))}
      </dd>
    </div>
  );
}
