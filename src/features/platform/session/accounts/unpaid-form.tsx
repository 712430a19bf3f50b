import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCalls } from '#contract/platform/session.ts';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/input/field.tsx';

interface Props {
  email: string;
  days: number | null;
  onDone: (days: number | null) => void;
}

/** Warns a chain of an unpaid invoice, by the account of one who works there, or takes the warning away. */
export function UnpaidForm({ email, days, onDone }: Props) {
  const { t } = useTranslation('session');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [typed, type] = useState(days === null ? '' : String(days));

  const save = () =>
    run(async (write) => {
      const wanted = typed.trim() === '' ? null : Number(typed);
      await write(sessionCalls.warnUnpaid, { body: { email, days: wanted } }, { siteId });
      showAlert({ type: 'success', content: t('accounts.unpaid.saved') });
      onDone(wanted);
    });

  return (
    <form
      className="section"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label={t('accounts.unpaid.days')}
        hint={t('accounts.unpaid.hint')}
        fault={actionError.fields['days'] ?? (actionError.text || undefined)}
      >
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="numeric"
            step={1}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={busy}>
        {t('accounts.unpaid.save')}
      </Button>
    </form>
  );
}
