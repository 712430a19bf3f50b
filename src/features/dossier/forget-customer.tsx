import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { customers } from '#contract/customers.ts';
import { dossierCalls } from '#contract/dossier.ts';
import type { Row } from '#contract/kit/resource.ts';
import { readAnew } from '#src/crud/read-anew.ts';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';

/** Anonymises a customer, once whoever does it has typed which one. */
export function ForgetCustomer({ row }: { row: Row }) {
  const { t } = useTranslation('dossier');
  const [asking, ask] = useState(false);
  return (
    <section className="section">
      <h2>{t('forget.title')}</h2>
      <p>{t('forget.lead')}</p>
      <div className="row ask">
        <Button look="danger" onClick={() => ask(true)}>
          {t('forget.start')}
        </Button>
      </div>
      <Dialog open={asking} title={t('forget.start')} onClose={() => ask(false)}>
        <Confirm row={row} onClose={() => ask(false)} />
      </Dialog>
    </section>
  );
}

function Confirm({ row, onClose }: { row: Row; onClose: () => void }) {
  const { t } = useTranslation(['dossier', 'common']);
  const siteId = useSiteId();
  const [typed, type] = useState('');
  const { busy, refusal, run } = useAction();
  const number = String(row['number']);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void run(async (write) => {
      const body = { version: row.version, number: typed.trim() };
      await write(dossierCalls.forget, { params: { id: row.id }, body }, { siteId });
      readAnew(siteId, customers);
      showAlert({ type: 'success', content: t('forget.done', { number }) });
      onClose();
    });
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{t('forget.lead')}</p>
      <Field label={t('forget.confirm', { number })}>
        {(control) => (
          <input
            {...control}
            data-first-focus
            autoComplete="off"
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      <SaveBar text={refusal.text} faults={refusal.fields}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" look="danger" busy={busy} disabled={typed.trim() !== number}>
          {t('forget.start')}
        </Button>
      </SaveBar>
    </form>
  );
}
