import { useTranslation } from 'react-i18next';
import { number } from '#contract/kit/fields.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { showAlert } from '#src/data/alerts.ts';

interface Props {
  email: string;
  days: number | null;
  onDone: (days: number | null) => void;
}

const fields = { days: number({ from: -3650, to: 3650 }, { hint: true }) };

/** Warns a chain of an unpaid invoice, by the account of one who works there, or takes the warning away. */
export function UnpaidForm({ email, days, onDone }: Props) {
  const { t } = useTranslation('session');
  return (
    <section className="section">
      <CallForm
        call={sessionCalls.warnUnpaid}
        about={email}
        words="session:accounts.unpaid"
        fields={fields}
        start={{ days }}
        body={(typed) => ({ ...typed, email })}
        submit={t('accounts.unpaid.save')}
        variant="plain"
        onDone={(_, typed) => {
          showAlert({ type: 'success', content: t('accounts.unpaid.saved') });
          onDone(typed.days);
        }}
      />
    </section>
  );
}
