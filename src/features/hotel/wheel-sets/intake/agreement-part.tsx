import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  storageAgreements,
  storageAgreementTypes,
} from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import type { Intake } from './use-intake.ts';

const most = 20;
const active = { state: 'active' } as const;

/** What is agreed about storing the set: what is in force for its car, or what kind begins with it. */
export function AgreementPart({ form, draft, known }: Pick<Intake, 'form' | 'draft' | 'known'>) {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const may = useMay();
  const hasWords = useWordsThere(storageAgreements);
  const inForce = useQuery({
    ...queryFor(siteId, storageAgreements.calls.list, {
      query: { ...active, q: known.plate, per_page: most },
    }),
    enabled: known.plate !== '',
  });
  const kinds = useQuery(
    queryFor(siteId, storageAgreementTypes.calls.list, { query: { per_page: most } }),
  );
  if (!hasWords) return null;
  const agreed = inForce.data?.data.find(({ licenseplate }) => licenseplate === known.plate);
  if (agreed) {
    const { number, ends_on: day } = agreed;
    const values = { number, kind: agreed.shown['type_id'], day };
    return <p role="status">{t(`agreement.${day === null ? 'inForce' : 'until'}`, values)}</p>;
  }
  if (!may(storageAgreements.write)) return <p className="muted">{t('agreement.none')}</p>;
  return (
    <div className="stack">
      <p>{t('agreement.none')}</p>
      <Segments
        label={t('agreement.begin')}
        labelled
        variant="chips"
        options={[
          { value: '', label: t('agreement.without') },
          ...(kinds.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={String(draft.agreementType ?? '')}
        onChoose={(chosen) => form.change({ agreementType: chosen === '' ? null : Number(chosen) })}
      />
      {draft.agreementType !== null && draft.customer_id === null && (
        <p className="warned">{t('agreement.whose')}</p>
      )}
    </div>
  );
}
