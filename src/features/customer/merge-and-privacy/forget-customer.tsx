import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customers } from '#contract/customer/customers.ts';
import { mergeAndPrivacyCalls } from '#contract/customer/merge-and-privacy.ts';
import { text } from '#contract/kit/fields.ts';
import type { Row } from '#contract/kit/row.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

const fields = { number: text(20, {}) };

/** Anonymises a customer, once whoever does it has typed which one. */
export function ForgetCustomer({ row }: { row: Row }) {
  const { t } = useTranslation('merge-and-privacy');
  const siteId = useSiteId();
  const [asking, setAsking] = useState(false);
  const number = String(row['number']);
  const close = () => setAsking(false);
  return (
    <section className="section">
      <h2>{t('forget.title')}</h2>
      <p>{t('forget.lead')}</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('forget.start')}
      </Button>
      <Dialog open={asking} title={t('forget.start')} onClose={close}>
        <CallForm
          call={mergeAndPrivacyCalls.forget}
          params={{ id: row.id }}
          about={String(row.id)}
          words="merge-and-privacy:forget"
          fields={fields}
          body={(typed) => ({ version: row.version, number: typed.number.trim() })}
          ready={(typed) => typed.number.trim() === number}
          submit={t('forget.start')}
          variant="danger"
          onDone={() => {
            refetchResource(siteId, customers);
            showAlert({ type: 'success', content: t('forget.done', { number }) });
            close();
          }}
          onCancel={close}
        >
          <p>{t('forget.lead')}</p>
          <p>{t('forget.confirm', { number })}</p>
        </CallForm>
      </Dialog>
    </section>
  );
}
